// Tables indexed by number, for things that play identifies by their position in a list, such as a board's zones or kinds of cards.

/** The type of the numbers 0 to N - 1. */
export type NumbersBelow<N extends number, Found extends number[] = []> = Found['length'] extends N
  ? Found[number]
  : NumbersBelow<N, [...Found, Found['length']]>

/** One value per number: a plain array that such a number can index without a check. */
export type PerNumber<Number extends number, T> = T[] & Record<Number, T>

/** Copies a table by number or by seat and keeps its type, which `slice` alone would lose. */
export const copied = <Table extends readonly unknown[]>(table: Table): Mutable<Table> =>
  table.slice() as Mutable<Table>

type Mutable<Table> = { -readonly [Key in keyof Table]: Table[Key] }
