// The weights of the linear judge, fitted to 600 games of self-play by ridge regression in
// version 0.2.0 (`tw learn age-of-industry --games 600 --seats 4 --seed a` of that version).
//
// For each of levels, cash, profits, links, debt, hand, cards, loans, rails, waiting, flipped, place: its constant weight, then the linear and the quadratic
// coefficients in the share of the game to come.

export const JUDGE_WEIGHTS: readonly number[] = [
  0.676, 0.626, 0.541, 0.492, 0.551, -0.094, -0.183, -0.566, 0.32, 0.056, 0.741, 0.489, -0.749, -1.089, -1.032, -1.925,
  -1.402, 0.164, 0.654, 1.039, -1.162, -0.415, -1.049, -1.569, 1.413, -0.726, 1.584, 2.257, 0.594, -1.51, -0.325, 7.024,
  -1.187, -4.541, 1.669, 1.287,
]
