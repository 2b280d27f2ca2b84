// What the judge of this game has learned. Made by a command, not by hand:
//
//   tw learn age-of-industry --games 600 --seats 2 --seed a --variant map=minnesota
//
// For each of levels, cash, profits, links, debt, hand, cards, loans, rails, waiting, flipped, place: its worth, and how that grows with the share of the game to come and
// with its square.

export const JUDGE_WEIGHTS: readonly number[] = [
  0.867, 0.457, -0.405, 0.971, 0.788, -0.251, 0.005, -1.46, -0.701, -0.211, -0.09, -0.112, -0.755, 2.393, 5.201, -8.504,
  -1.156, 1.627, -0.105, 3.171, -6.326, -2.264, -39.69, 0.317, -4.8, -9.771, 1.109, 27.197, -2.385, -1.292, 0.082,
  11.21, -23.728, -14.398, -1.743, -0.271,
]
