// `/bench`, in development only: shows a position from a recorded game at several sizes and in both colour schemes, side by side.
// The address holds all settings, so a position can be bookmarked and shared.

import type { AnyGame } from '@tableworks/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { loadGame } from '../games.ts'
import { usePageTitle } from '../page-title.ts'
import { Check, Failure, Loading } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { isKnown, nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import css from './bench.module.css'
import { benchTable } from './bench-host.ts'
import { type BenchPosition, positionsIn } from './positions.ts'
import { recordingOf, recordingsOf } from './recordings.ts'
import { type BenchState, STATES } from './states.ts'

const GAMES = [...WORLDS, TEACHING_GAME]
const SIZES = ['360x740', '768x1024', '1280x720', '1440x900', '1920x1080', '2560x1440'] as const
const SCHEMES = ['light', 'dark'] as const
const SCALES = ['25', '50', '75', '100'] as const
const NAMES = Object.keys(STATES) as BenchState[]

export function Bench() {
  usePageTitle('Bench')
  const [wanted, setWanted] = useSearchParams()
  /** Null removes the parameter, which restores its default. */
  const set = (change: Readonly<Record<string, string | null>>) =>
    setWanted(
      before => {
        const entries = Object.entries({ ...Object.fromEntries(before), ...change })
        return entries.filter((entry): entry is [string, string] => entry[1] !== null)
      },
      { replace: true },
    )
  const game = wanted.get('game') ?? GAMES[0] ?? ''
  const recording = wanted.get('recording') ?? recordingsOf(game)[0] ?? ''
  const [loaded] = useLoad(`${game} ${recording}`, () => positionsOf(game, recording))
  const positions = loaded.state === 'ready' ? loaded.value : []
  const step = Number(wanted.get('step') ?? positions[0]?.step ?? 0)
  const state = NAMES.find(name => name === wanted.get('state')) ?? 'question'
  const sizes = listIn(wanted.get('sizes'), SIZES, ['1440x900', '360x740'])
  const schemes = listIn(wanted.get('schemes'), SCHEMES, SCHEMES)
  const table = benchTable(game, recording, step)
  const scale = SCALES.find(one => one === wanted.get('scale')) ?? '50'

  return (
    <div className={css['bench']}>
      <h1>Bench</h1>
      <form className={css['controls']} onSubmit={event => event.preventDefault()}>
        <Select
          label="Game"
          value={game}
          values={GAMES}
          say={nameOf}
          onChange={value => set({ game: value, recording: null, step: null })}
        />
        <Select
          label="Recording"
          value={recording}
          values={recordingsOf(game)}
          onChange={value => set({ recording: value, step: null })}
        />
        <Decisions positions={positions} step={step} onStep={value => set({ step: value })} />
        <label>
          Move
          <input type="number" min={0} value={step} onChange={event => set({ step: event.target.value })} />
        </label>
        <Select label="Show" value={state} values={NAMES} onChange={value => set({ state: value })} />
        <Select label="Scale, %" value={scale} values={SCALES} onChange={value => set({ scale: value })} />
        <Several legend="Sizes" values={SIZES} chosen={sizes} onChange={value => set({ sizes: value })} />
        <Several legend="Colours" values={SCHEMES} chosen={schemes} onChange={value => set({ schemes: value })} />
      </form>
      {loaded.state === 'failed' && <Failure error={loaded.error} />}
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'ready' && (
        <div className={css['frames']}>
          {sizes.length * schemes.length === 0 && <p>Choose a size and a colour scheme.</p>}
          {sizes.flatMap(size =>
            schemes.map(scheme => (
              <TableFrame
                key={`${table} ${size} ${scheme} ${state}`}
                table={table}
                size={size}
                scheme={scheme}
                scale={Number(scale) / 100}
                state={state}
              />
            )),
          )}
        </div>
      )}
    </div>
  )
}

async function positionsOf(id: string, recording: string): Promise<BenchPosition[]> {
  if (!isKnown(id)) throw new Error(`there is no game ${id}`)
  const game: AnyGame = await loadGame(id)
  const text = await recordingOf(game, recording)
  if (text === null) throw new Error(`${nameOf(id)} has no recording ${recording}`)
  return positionsIn(game, text)
}

/** The values listed in the address, in our own order, or the default if none are listed. */
const listIn = <T extends string>(text: string | null, values: readonly T[], usual: readonly T[]): readonly T[] =>
  text === null ? usual : values.filter(value => text.split(',').includes(value))

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  readonly say?: (value: T) => string
  readonly onChange: (value: T) => void
}

function Select<T extends string>({ label, value, values, say = one => one, onChange }: SelectProps<T>) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChange(event.target.value as T)}>
        {values.map(one => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DecisionsProps {
  readonly positions: readonly BenchPosition[]
  readonly step: number
  readonly onStep: (step: string) => void
}

/** A button for each kind of decision in the recording. It leads to the move with the most options. */
const Decisions = ({ positions, step, onStep }: DecisionsProps) => (
  <label>
    Decision
    <select value={step} onChange={event => onStep(event.target.value)}>
      {!positions.some(position => position.step === step) && <option value={step}>at move {step}</option>}
      {positions.map(({ decision, choices, step: at }) => (
        <option key={decision} value={at}>
          {decision}, {choices} options
        </option>
      ))}
    </select>
  </label>
)

interface SeveralProps {
  readonly legend: string
  readonly values: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string) => void
}

const Several = ({ legend, values, chosen, onChange }: SeveralProps) => (
  <fieldset className={css['several']}>
    <legend>{legend}</legend>
    {values.map(value => (
      <Check
        key={value}
        label={value.replace('x', ' × ')}
        checked={chosen.includes(value)}
        onChange={isOn => onChange([...chosen.filter(one => one !== value), ...(isOn ? [value] : [])].join())}
      />
    ))}
  </fieldset>
)

interface TableFrameProps {
  readonly table: string
  readonly size: string
  readonly scheme: (typeof SCHEMES)[number]
  readonly scale: number
  readonly state: BenchState
}

function TableFrame({ table, size, scheme, scale, state }: TableFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [width = 0, height = 0] = size.split('x').map(Number)
  const note = useShownIn(frame, { scheme, state })
  return (
    <figure className={css['figure']} data-bench={`${size} ${scheme}`} data-note={note}>
      <figcaption>
        {width} × {height}, {scheme}
        <span role="status"> {note === 'missing' ? `This position can’t show: ${state}` : ''}</span>
      </figcaption>
      <div style={{ width: width * scale, height: height * scale }}>
        {/* No sandbox, because it would block our own page's storage. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title={`${width} × ${height}, ${scheme}`}
          src={`/table/${table}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}

/** How long to wait for the parts a state needs, such as the journal with its scenes. */
const LONGEST_WAIT_MS = 3000
const EVERY_MS = 100

type Note = 'loading' | 'shown' | 'missing'

/** Applies the chosen colours and state to the table in the frame as soon as its prompt has rendered, and again after a reload. */
function useShownIn(
  frame: React.RefObject<HTMLIFrameElement | null>,
  { scheme, state }: Pick<TableFrameProps, 'scheme' | 'state'>,
): Note {
  const [note, setNote] = useState<Note>('loading')
  useEffect(() => {
    const element = frame.current
    let timer = 0
    let drawn = 0
    const show = () => {
      const page = element?.contentDocument
      if (page?.querySelector('#root') == null) return
      page.documentElement.dataset['theme'] = scheme
      if (page.querySelector('[data-prompt], [data-over]') === null) return
      drawn ||= performance.now()
      const isShown = STATES[state](page)
      if (!isShown && performance.now() - drawn < LONGEST_WAIT_MS) return
      setNote(isShown ? 'shown' : 'missing')
      clearInterval(timer)
    }
    const begin = () => {
      setNote('loading')
      clearInterval(timer)
      drawn = 0
      timer = window.setInterval(show, EVERY_MS)
    }
    begin()
    element?.addEventListener('load', begin)
    return () => {
      clearInterval(timer)
      element?.removeEventListener('load', begin)
    }
  }, [frame, scheme, state])
  return note
}
