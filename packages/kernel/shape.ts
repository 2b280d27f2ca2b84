// Checks unknown data and names the invalid field.

/** An error in data that a person provided, with a message for them. */
export class Problem extends Error {}

type Check<T> = (value: unknown, path: string) => T

const wrong = (path: string, wanted: string): never => {
  throw new Problem(`${path} should be ${wanted}`)
}

export const text: Check<string> = (value, path) => (typeof value === 'string' ? value : wrong(path, 'a text'))

/** A text with a maximum length. */
export const textOfAtMost =
  (most: number): Check<string> =>
  (value, path) => {
    if (text(value, path).length > most) throw new Problem(`${path} is longer than ${most} characters`)
    return text(value, path)
  }

export const count: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : wrong(path, 'a whole number, 0 or more')

export const number: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(path, 'a number')

export const scalar: Check<string | number | boolean> = (value, path) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : wrong(path, 'a text, a number, true or false')

export const oneOf =
  <const T extends string | number | boolean>(...values: T[]): Check<T> =>
  (value, path) =>
    values.find(one => one === value) ?? wrong(path, values.map(one => JSON.stringify(one)).join(' or '))

export const list =
  <T>(item: Check<T>): Check<T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((part, i) => item(part, `${path}[${i}]`)) : wrong(path, 'a list')

/** A list with a maximum length. */
export const listOfAtMost =
  <T>(most: number, item: Check<T>): Check<T[]> =>
  (value, path) => {
    if (Array.isArray(value) && value.length > most)
      throw new Problem(`${path} has ${value.length} items; the limit is ${most}`)
    return list(item)(value, path)
  }

export const dictionary =
  <T>(item: Check<T>): Check<Record<string, T>> =>
  (value, path) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, item(part, `${path}.${key}`)]))
      : wrong(path, 'an object')

/** An object with exactly these fields. */
export const record =
  <T extends Record<string, unknown>>(fields: { [K in keyof T]: Check<T[K]> }): Check<T> =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, 'an object')
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) throw new Problem(`${path} has no field '${key}'`)
    const made: Partial<T> = {}
    for (const key in fields) {
      const found = fields[key](Object.hasOwn(value, key) ? value[key] : undefined, `${path}.${key}`)
      if (found !== undefined) made[key] = found
    }
    return made as T
  }

/** Undefined and null both become null. */
export const maybe =
  <T>(item: Check<T>): Check<T | null> =>
  (value, path) =>
    value === undefined || value === null ? null : item(value, path)

/** The field may be missing. */
export const optional =
  <T>(item: Check<T>): Check<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : item(value, path)

export const anything: Check<unknown> = value => value

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
