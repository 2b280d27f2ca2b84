// Checks with their JSON Schema, so the API's documentation is generated from the checks.

import { Problem, shape } from '@tableworks/kernel'

export type Schema = Readonly<Record<string, unknown>>

export interface Check<T> {
  (value: unknown, path: string): T
  readonly schema: Schema
  /** The field may be missing. */
  readonly isOptional?: true
}

/** A check with its schema. The check may be stricter than the schema can express. */
export const described = <T>(schema: Schema, check: (value: unknown, path: string) => T): Check<T> =>
  Object.assign((value: unknown, path: string) => check(value, path), { schema })

export const count = described({ type: 'integer', minimum: 0 }, shape.count)
export const scalar = described({ type: ['string', 'number', 'boolean'] }, shape.scalar)
export const flag = described({ type: 'boolean' }, (value, path): boolean => {
  if (typeof value !== 'boolean') throw new Problem(`${path} should be true or false`)
  return value
})

export const textOfAtMost = (most: number): Check<string> =>
  described({ type: 'string', maxLength: most }, shape.textOfAtMost(most))

export const oneOf = <const T extends string | number | boolean>(...values: T[]): Check<T> =>
  described({ enum: values }, shape.oneOf(...values))

export const listOfAtMost = <T>(most: number, item: Check<T>): Check<T[]> =>
  described({ type: 'array', maxItems: most, items: item.schema }, shape.listOfAtMost(most, item))

export const dictionary = <T>(item: Check<T>): Check<Record<string, T>> =>
  described({ type: 'object', additionalProperties: item.schema }, shape.dictionary(item))

/** An object with exactly these fields. */
export const record = <T extends Record<string, unknown>>(fields: { [K in keyof T]: Check<T[K]> }): Check<T> => {
  const entries = Object.entries<Check<unknown>>(fields)
  const required = entries.filter(([, field]) => field.isOptional !== true).map(([name]) => name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
  return described(schema, shape.record<T>(fields))
}

/** Undefined and null both become null. */
export const maybe = <T>(item: Check<T>): Check<T | null> =>
  Object.assign(described({ anyOf: [item.schema, { type: 'null' }] }, shape.maybe(item)), { isOptional: true as const })

/** The field may be missing. */
export const optional = <T>(item: Check<T>): Check<T | undefined> =>
  Object.assign(described(item.schema, shape.optional(item)), { isOptional: true as const })
