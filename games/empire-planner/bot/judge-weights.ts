// The weights of the linear judge, fitted to 600 games of self-play by ridge regression in
// version 0.2.0 (`tw learn empire-planner --games 600 --seats 2 --seed a` of that version).
//
// For each of profit, capital, income, points, hopes, cards, fares, slots, pollution, order, dollars, pay, leisurePoints, leisure, industrial, parking, townHall, open, brown, blue, red, goods, trains, passengers, riders, claims, built, factories: its constant weight, then the linear and the quadratic
// coefficients in the share of the game to come.

export const JUDGE_WEIGHTS: readonly number[] = [
  0.878, 0.618, 0.605, 0.896, 0.635, 0.426, 0.327, 0.548, 2.944, -1.357, 0.143, 0.744, 0.122, -0.32, -0.117, 0.492,
  0.442, -0.154, -0.004, -0.059, 0.189, 0.302, -0.963, 0.339, -3.543, 0.658, -1.086, -0.117, -0.772, -0.436, -0.111,
  -0.136, 0.558, 0.068, 1.046, -0.171, -10.232, 2.244, -0.056, 0.613, -0.27, -2.748, 0.11, -4.302, -6.259, 0.26, 0.076,
  0.424, 0.492, -0.602, 2.243, 0.973, 6.534, 1.116, 0.899, 0.11, 0.333, -0.022, -0.057, -0.254, -0.268, -0.342, -1.031,
  1.21, 17.972, 1.405, 0.174, -1.009, -0.594, 6.614, 0.861, 7.842, 5.948, -0.624, -0.019, -0.509, -0.834, -0.038, -0.73,
  -1.338, -1.07, -1.584, -0.064, 0.861,
]
