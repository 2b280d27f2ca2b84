// Defines a command: parses its arguments and prints its help.

import { parseArgs, styleText } from 'node:util'
import { nearest } from './nearest.ts'

/** Invalid usage, which exits with code 2. `see` is the command to run for help. */
export class Usage extends Error {
  readonly see: string
  constructor(message: string, see: string) {
    super(message)
    this.see = see
  }
}

/** A valid command that fails: exit 1. */
export class Wrong extends Error {}

interface Flag {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** The value's name in the help: `--seats N`. */
  readonly value?: string
  /** The value if none follows. Only numbers count as a following value: `40`, `50,60`. */
  readonly alone?: string
  readonly help: string
}
type Flags = Readonly<Record<string, Flag>>
type Given<F extends Flags> = {
  readonly [K in keyof F]?: F[K]['type'] extends 'boolean'
    ? boolean
    : F[K] extends { multiple: true }
      ? string[]
      : string
}

interface Parts<F extends Flags> {
  readonly name: string
  /** One line for the overview. */
  readonly summary: string
  /** The argument it takes apart from the flags, in brackets if optional: `GAME`, `[GAME]`. */
  readonly takes?: string
  readonly about: string
  readonly flags: F
  readonly examples: readonly string[]
  run(word: string | undefined, flags: Given<F>): number | Promise<number>
}

export interface Verb extends Omit<Parts<Flags>, 'run'> {
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>
}

export const verb = <const F extends Flags>({ run, ...parts }: Parts<F>): Verb => ({
  ...parts,
  async run(args) {
    const { word, flags } = read(parts, args)
    return await run(word, flags as Given<F>)
  },
})

interface Read {
  word: string | undefined
  flags: Record<string, unknown>
}

// parseArgs only splits the arguments, so we can write our own error messages.
function read(parts: Omit<Parts<Flags>, 'run'>, args: readonly string[]): Read {
  const { values, positionals, tokens } = parseArgs({
    args: args.map((arg, i) => withValue(parts.flags, arg, args[i + 1])),
    options: parts.flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') checkFlag(parts, token)
  return { word: wordOf(parts, positionals), flags: values }
}

function withValue(flags: Flags, arg: string, next: string | undefined): string {
  const alone = arg.startsWith('--') ? flags[arg.slice(2)]?.alone : undefined
  return alone === undefined || /^\d[\d.,]*$/.test(next ?? '') ? arg : `${arg}=${alone}`
}

interface Token {
  name: string
  rawName: string
  value: string | undefined
  inlineValue: boolean | undefined
}

function checkFlag({ name: verbName, flags }: Omit<Parts<Flags>, 'run'>, token: Token): void {
  const wrong = (sentence: string) => new Usage(sentence, `tw ${verbName} --help`)
  const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
  if (flag === undefined) {
    const known = Object.keys(flags).map(name => `--${name}`)
    throw wrong(`tw ${verbName} has no option ${token.rawName}${nearest(`--${token.name}`, known, '')}`)
  }
  if (flag.type === 'boolean' && token.value !== undefined) throw wrong(`${token.rawName} takes no value.`)
  const swallowed = token.inlineValue === false && /^-./.test(token.value ?? '')
  if (flag.type === 'string' && (token.value === undefined || swallowed))
    throw wrong(`${token.rawName} needs a value: ${token.rawName} ${flag.value}.`)
}

function wordOf({ name, takes }: Omit<Parts<Flags>, 'run'>, words: readonly string[]): string | undefined {
  const see = `tw ${name} --help`
  const [word, extra] = takes === undefined ? [undefined, words[0]] : words
  if (extra !== undefined) throw new Usage(`tw ${name} doesn't take '${extra}'.`, see)
  if (word === undefined && takes?.startsWith('[') === false) throw new Usage(`tw ${name} needs a ${takes}.`, see)
  return word
}

export function whole(flag: string, text: string, from: number, to = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  const range = to === Number.MAX_SAFE_INTEGER ? `${from} or more` : `from ${from} to ${to}`
  throw new Usage(`--${flag} must be a whole number, ${range}, not '${text}'.`, 'tw help')
}

/** `tw help`. */
export function overview(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({ name }) => name.length))
  return [
    `${bold('tw')}, the Tableworks command line`,
    '',
    ...verbs.map(({ name, summary }) => `  tw ${bold(name.padEnd(width))}  ${summary}`),
    '',
    `Run tw COMMAND --help for details. For example: ${verbs[0]?.examples[0]}`,
  ].join('\n')
}

/** `tw COMMAND --help`. */
export function helpOn({ name, takes, about, flags, examples }: Verb): string {
  const spelled = Object.entries(flags).map(([flag, { type, value, alone, multiple, help }]) => {
    const text = `--${flag}${type === 'boolean' ? '' : alone === undefined ? ` ${value}` : ` [${value}]`}`
    return { text, help: multiple ? `${help} (repeatable)` : help }
  })
  const width = Math.max(0, ...spelled.map(({ text }) => text.length))
  return [
    `${bold(['tw', name, takes].filter(Boolean).join(' '))}${spelled.length > 0 ? ' [options]' : ''}`,
    '',
    about,
    ...(spelled.length > 0 ? ['', ...spelled.map(({ text, help }) => `  ${text.padEnd(width)}  ${help}`)] : []),
    '',
    examples.length === 1 ? 'Example' : 'Examples',
    ...examples.map(example => `  ${example}`),
  ].join('\n')
}

const bold = (text: string): string => styleText('bold', text)
