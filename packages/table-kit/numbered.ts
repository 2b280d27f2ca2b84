// Tables by number: things that play counts by their place in a list, such as zones of a board or kinds of cards.

/** 0 to N - 1, as a type. */
export type NumbersBelow<N extends number, Found extends number[] = []> = Found['length'] extends N
  ? Found[number]
  : NumbersBelow<N, [...Found, Found['length']]>

/** One value for each number: a plain array that such a number may index without asking. */
export type PerNumber<Number extends number, T> = T[] & Record<Number, T>
