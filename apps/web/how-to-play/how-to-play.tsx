// "How to play" in a few pictures of the real board, as a page and as a dialog at the table.

import { type AnyGameUi, BoardPicture, type Drawable, OptionLayer, screensOf } from '@tableworks/board-kit'
import type { AnyGame } from '@tableworks/kernel'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { loadBoard } from '../boards.ts'
import { loadGame } from '../games.ts'
import { usePageTitle } from '../page-title.ts'
import { OurKit } from '../parts/our-kit.tsx'
import { Button, ButtonLink, Failure, Loading, partsCss as parts, WideDialog } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { voiceOf } from '../table/voice.ts'
import { translated } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import css from './how-to-play.module.css'

export function HowToPlayPage({ game }: { game: string }) {
  const title = t('howToPlay.title', { game: nameOf(game) })
  usePageTitle(title)
  return (
    <div className={css['page']}>
      <h1>{title}</h1>
      <HowToPlay
        game={game}
        done={
          <ButtonLink kind="strong" href={`/new/${game}`}>
            {t('howToPlay.play')}
          </ButtonLink>
        }
      />
    </div>
  )
}

export const HowToPlayDialog = ({ game, onClose }: { game: string; onClose: () => void }) => (
  <WideDialog title={t('howToPlay.title', { game: nameOf(game) })} onClose={onClose}>
    <HowToPlay
      game={game}
      done={
        <Button kind="strong" onClick={onClose}>
          {t('howToPlay.back')}
        </Button>
      }
    />
  </WideDialog>
)

interface Lesson {
  readonly game: AnyGame
  readonly board: AnyGameUi
  readonly screens: readonly Drawable[]
}

/** Replays the game up to each screen, which takes a moment the first time. */
async function lessonOf(id: string): Promise<Lesson | null> {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)])
  if (board === null) return null
  return { game: translated(game), board, screens: screensOf(game, await board.howToPlay()) }
}

function HowToPlay({ game, done }: { game: string; done: ReactNode }) {
  const [loaded] = useLoad(game, () => lessonOf(game))
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (loaded.state === 'loading') return <Loading />
  if (loaded.value === null) return <p className={parts['text']}>{t('howToPlay.missing')}</p>
  return <Screens id={game} lesson={loaded.value} done={done} />
}

function Screens({ id, lesson, done }: { id: string; lesson: Lesson; done: ReactNode }) {
  const { game, board, screens } = lesson
  const [number, setNumber] = useState(0)
  const [near, setNear] = useState<number | null>(null)
  const [closer, setCloser] = useState(firstCloser)
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRef(0)
  const screen = screens[number] as Drawable
  const places = useMemo(() => screen.callouts.map(({ place }) => place), [screen])
  const goTo = (wanted: number) => {
    if (wanted < 0 || wanted >= screens.length) return
    setNumber(wanted)
    setNear(null)
    setCloser(firstCloser)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') goTo(number + 1)
    if (key === 'ArrowLeft') goTo(number - 1)
  }
  // Moves the focus to the next screen's title.
  useEffect(() => {
    if (read.current !== number) heading.current?.focus()
    read.current = number
  }, [number])

  return (
    // Arrow keys are shortcuts for the buttons below.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css['lesson']} onKeyDown={onKeyDown}>
      <div className={css['board']}>
        <Picture
          key={number}
          id={id}
          game={game}
          board={board}
          screen={screen}
          places={places}
          near={near}
          closer={closer}
        />
      </div>
      <div className={css['words']} translate="no" lang="en">
        <h2 ref={heading} tabIndex={-1}>
          {screen.title}
        </h2>
        <ol className={css['callouts']}>
          {screen.callouts.map(({ text }, i) => (
            <li key={text}>
              <button
                type="button"
                className={css['callout']}
                aria-pressed={closer === i}
                onClick={() => setCloser(closer === i ? null : i)}
                onPointerEnter={() => setNear(i)}
                onPointerLeave={() => setNear(null)}
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className={css['steps']}>
        <Button aria-disabled={number === 0 || undefined} onClick={() => goTo(number - 1)}>
          {t('howToPlay.before')}
        </Button>
        <span role="status">{t('howToPlay.of', { number: number + 1, count: screens.length })}</span>
        {number + 1 < screens.length ? (
          <Button kind="strong" onClick={() => goTo(number + 1)}>
            {t('howToPlay.next')}
          </Button>
        ) : (
          done
        )}
      </div>
    </div>
  )
}

/** There's room for one call-out at a time on a phone, so the first one is shown. */
const firstCloser = (): number | null => (matchMedia('(width < 46rem)').matches ? 0 : null)

interface PictureProps extends Omit<Lesson, 'screens'> {
  readonly id: string
  readonly screen: Drawable
  readonly places: readonly string[]
  readonly near: number | null
  readonly closer: number | null
}

/** The board as it looks at a table, with legal moves highlighted, but not interactive. */
function Picture({ id, game, board, screen, places, near, closer }: PictureProps) {
  const { seen, box, sideNames, around, title } = screen
  const voice = useMemo(() => voiceOf(game, sideNames, board.text, box), [game, sideNames, board, box])
  return (
    <OurKit game={id}>
      <BoardPicture label={title} places={places} around={around} near={near} closer={closer}>
        <OptionLayer
          seen={seen}
          game={game}
          voice={voice}
          sideNames={sideNames}
          places={board.places}
          isForward={false}
          onChoose={() => null}
        >
          <board.Board seen={seen} box={box} sideNames={sideNames} told={NOTHING} />
        </OptionLayer>
      </BoardPicture>
    </OurKit>
  )
}

const NOTHING: readonly never[] = []
