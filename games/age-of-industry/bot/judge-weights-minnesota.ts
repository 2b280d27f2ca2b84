// What the judge of this game has learned. Made by a command, not by hand:
//
//   tw learn age-of-industry --games 600 --seats 2 --seed a --variant map=minnesota
//
// For each of levels, cash, profits, links, debt, hand, cards, loans, rails, waiting, flipped, place: its worth, and how that grows with the share of the game to come and
// with its square.

export const JUDGE_WEIGHTS: readonly number[] = [
  0.73, 0.891, 0.761, 0.973, 0.987, -0.383, -0.075, -0.545, -0.134, 0.111, 0.909, 0.232, 0.294, 0.001, 0.161, -2.226,
  -0.571, 4.196, -0.388, 2.573, 0.768, -0.437, -3.465, 1.047, -0.328, -0.807, -1.088, 0.596, -0.415, -3.716, 0.452,
  -2.42, -0.261, -0.962, 1.489, -1.165,
]
