// The weights of the linear judge, fitted to 600 games of self-play by ridge regression in
// version 0.2.0 (`tw learn age-of-industry --games 600 --seats 2 --seed a` of that version).
//
// For each of levels, cash, profits, links, debt, hand, cards, loans, rails, waiting, flipped, place: its constant weight, then the linear and the quadratic
// coefficients in the share of the game to come.

export const JUDGE_WEIGHTS: readonly number[] = [
  0.545, 0.935, 0.706, 0.557, 0.538, 0.107, -0.269, -1.937, 0.634, 0.698, 0.91, 0.718, -0.364, 0.288, 0.802, -1.12,
  0.428, 1.156, -0.064, 3.126, -0.427, -2.159, -0.405, -0.227, 1.192, -1.118, -0.487, 0.849, -0.514, -1.637, 0.443,
  0.707, -1.334, -1.075, -0.594, -0.144,
]
