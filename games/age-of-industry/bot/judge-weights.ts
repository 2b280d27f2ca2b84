// What the judge of this game has learned. Made by a command, not by hand:
//
//   tw learn age-of-industry --games 600 --seats 2 --seed a
//
// For each of levels, cash, profits, links, debt, hand, cards, loans, rails, waiting, flipped, place: its worth, and how that grows with the share of the game to come and
// with its square.

export const JUDGE_WEIGHTS: readonly number[] = [
  0.516, 0.931, 0.618, 0.774, 0.615, -0.49, -0.563, -1.936, 0.381, 0.72, 0.956, 0.949, -0.057, 0.625, 1.173, -0.907,
  0.559, 4.55, -0.104, 3.109, -0.778, -2.403, -0.549, -1.48, 0.325, -1.078, -0.976, 0.964, -0.353, -4.494, 0.725, 1.095,
  -1.437, 0.195, -1.346, 0.745,
]
