// Describes the protocol's TypeScript types as JSON Schema with their doc comments, so docs/openapi.json is generated from the types
// that the server is compiled with.

import path from 'node:path'
import { API, type Checker, type Symbol as TypeSymbol, type Type, TypeFlags } from 'typescript/unstable/sync'

type Schema = Record<string, unknown>

export interface ApiSchemas {
  /** What each request does. */
  readonly summaries: Record<string, string>
  readonly answers: Record<string, Schema>
  /** The named types that answers and events refer to. */
  readonly types: Record<string, Schema>
}

const ROOT = path.resolve(import.meta.dirname, '..')
const PROTOCOL = path.join(ROOT, 'packages/protocol')
const IS_OPTIONAL = 1 << 24

export function apiSchemas(): ApiSchemas {
  const api = new API({ cwd: ROOT })
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(PROTOCOL, 'tsconfig.json')] }).getProjects()
    if (project === undefined) throw new Error('the protocol has no project')
    const { checker, program } = project
    const exportsOf = (file: string): Map<string, TypeSymbol> => {
      const source = program.getSourceFile(path.join(PROTOCOL, file))
      const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source)
      if (symbol === undefined) throw new Error(`no exports in ${file}`)
      return new Map(checker.getExportsOfModule(symbol).map(one => [one.name, one]))
    }
    return described(checker, exportsOf('asks/index.ts'), exportsOf('answers.ts'))
  } finally {
    api.close()
  }
}

function described(
  checker: Checker,
  asks: ReadonlyMap<string, TypeSymbol>,
  messages: ReadonlyMap<string, TypeSymbol>,
): ApiSchemas {
  const types = new Types(checker)
  const named = (symbols: ReadonlyMap<string, TypeSymbol>, name: string): TypeSymbol => {
    const found = symbols.get(name)
    if (found === undefined) throw new Error(`the protocol exports no ${name}`)
    return found
  }
  const byName = (type: Type | undefined, describe: (symbol: TypeSymbol) => [string, unknown]) =>
    type === undefined ? {} : Object.fromEntries(checker.getPropertiesOfType(type).map(describe).toSorted(inOrder))
  const answers = byName(checker.getDeclaredTypeOfSymbol(named(asks, 'Answers')), symbol => [
    symbol.name,
    types.of(checker.getTypeOfSymbol(symbol)),
  ])
  const summaries = byName(checker.getTypeOfSymbol(named(asks, 'ASKS')), symbol => [
    symbol.name,
    textOf(checker, symbol),
  ])
  for (const name of ['News', 'TroubleKind']) types.define(name, checker.getDeclaredTypeOfSymbol(named(messages, name)))
  return { summaries, answers, types: Object.fromEntries([...types.defined].toSorted(inOrder)) } as ApiSchemas
}

const inOrder = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** A doc comment on one line. */
const textOf = (checker: Checker, symbol: TypeSymbol): string =>
  checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s+/g, ' ').trim()

class Types {
  readonly defined = new Map<string, Schema>()
  private readonly checker: Checker

  constructor(checker: Checker) {
    this.checker = checker
  }

  of(type: Type | undefined): Schema {
    if (type === undefined) return {}
    const name = this.nameOf(type)
    if (name === null) return this.whole(type)
    this.define(name, type)
    return { $ref: `#/components/schemas/${name}` }
  }

  define(name: string, type: Type): void {
    if (this.defined.has(name)) return
    this.defined.set(name, {}) // a type may refer to itself
    const symbol = type.getAliasSymbol() ?? type.getSymbol()
    const description = symbol === undefined ? '' : textOf(this.checker, symbol)
    this.defined.set(name, { ...(description === '' ? {} : { description }), ...this.whole(type) })
  }

  /** The name of an interface or an alias without type arguments; null for all others. */
  private nameOf(type: Type): string | null {
    const alias = type.getAliasSymbol()
    if (alias !== undefined) return type.getAliasTypeArguments().length === 0 ? alias.name : null
    return type.isClassOrInterface() && !this.checker.isArrayLikeType(type) ? (type.getSymbol()?.name ?? null) : null
  }

  private whole(type: Type): Schema {
    const { flags } = type
    if ((flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0) return {}
    if ((flags & TypeFlags.Null) !== 0) return { type: 'null' }
    if (type.isLiteralType()) return { const: type.value }
    if ((flags & TypeFlags.BooleanLike) !== 0) return { type: 'boolean' }
    if ((flags & TypeFlags.StringLike) !== 0) return { type: 'string' }
    if ((flags & TypeFlags.NumberLike) !== 0) return { type: 'number' }
    if (type.isUnionType()) return this.union(type.getTypes() ?? [])
    if (this.checker.isTupleType(type)) return this.tuple(type)
    if (this.checker.isArrayLikeType(type)) return { type: 'array', items: this.of(this.argumentsOf(type)[0]) }
    return this.object(type)
  }

  private argumentsOf(type: Type): readonly Type[] {
    return this.checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])
  }

  private union(parts: readonly Type[]): Schema {
    const given = parts.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
    const isFlag = (part: Type) => (part.flags & TypeFlags.BooleanLiteral) !== 0
    const literals = given.filter(part => part.isLiteralType() && !isFlag(part))
    const values = literals.map(part => (part as Type & { value: unknown }).value)
    const flags = given.filter(isFlag)
    const rest = given.filter(part => !literals.includes(part) && !flags.includes(part)).map(part => this.of(part))
    const all = [
      ...(values.length === 1 ? [{ const: values[0] }] : values.length > 1 ? [{ enum: values }] : []),
      ...(flags.length === 2 ? [{ type: 'boolean' }] : flags.map(part => this.whole(part))),
      ...rest,
    ]
    return all.length === 1 ? (all[0] ?? {}) : { anyOf: all }
  }

  private tuple(type: Type): Schema {
    const items = this.argumentsOf(type).map(part => this.of(part))
    return {
      type: 'array',
      minItems: items.length,
      maxItems: items.length,
      ...(items.length === 0 ? {} : { prefixItems: items, items: false }),
    }
  }

  private object(type: Type): Schema {
    const { checker } = this
    const properties = checker.getPropertiesOfType(type).map(symbol => {
      const description = textOf(checker, symbol)
      const schema = this.of(checker.getTypeOfSymbol(symbol))
      return [symbol, description === '' ? schema : { description, ...schema }] as const
    })
    const required = properties.filter(([{ flags }]) => (flags & IS_OPTIONAL) === 0).map(([{ name }]) => name)
    const [index] = checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(properties.length === 0
        ? {}
        : { properties: Object.fromEntries(properties.map(([{ name }, schema]) => [name, schema])) }),
      ...(required.length === 0 ? {} : { required }),
      ...(index === undefined ? {} : { additionalProperties: this.of(index.valueType) }),
    }
  }
}
