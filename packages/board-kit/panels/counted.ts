// A figure whose word follows its number.

const MANY = 2

/** As in "1 order" and "2 orders". The label by which changes are compared doesn't follow the number. */
export const counted = (nameOf: (count: number) => string, value: number) => ({
  label: nameOf(MANY),
  sign: nameOf(value),
  value,
})
