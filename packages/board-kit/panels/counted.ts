// A figure whose label agrees with its number, as in "1 order" and "2 orders".

const MANY = 2

/** `label` is always the plural, because changes are compared by label. */
export const counted = (nameOf: (count: number) => string, value: number) => ({
  label: nameOf(MANY),
  sign: nameOf(value),
  value,
})
