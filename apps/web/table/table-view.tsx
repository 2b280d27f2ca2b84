// The table: moves around the board, and the layout of its parts. It contains no rules and works for every game.

import { aboutPanel, type AnyGameUi, isPanel, OptionLayer, type PlacedLine, useSounds } from '@tableworks/board-kit'
import type { Foresight, TablePosition } from '@tableworks/host'
import type { Option, SeatView } from '@tableworks/kernel'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { OurKit } from '../parts/our-kit.tsx'
import { RulesBeside } from '../rules/beside.tsx'
import { nameOf } from '../worlds.ts'
import { AtBoard, InText } from './arrangement.tsx'
import { Dialogs } from './dialogs.tsx'
import { standingOf } from './figures.ts'
import { Messages } from './messages/messages.tsx'
import { SceneOnStage } from './scene-on-stage.tsx'
import { type TableModel, TableProvider, type TableViewProps, useTable, useTableModel } from './table-model.ts'
import {
  besideOf,
  Ended,
  Guide,
  insteadOf,
  Question,
  Standings,
  TableFoot,
  TableNotices,
  TheBoard,
  TheText,
} from './table-parts.tsx'
import css from './table-view.module.css'
import { figuresFrom, previewIn } from './voice.ts'

export function TableView(props: TableViewProps) {
  const table = useTableModel(props)
  const { card, rules, setRules, open, setOpen, scenes, sides } = table
  const [spokenOf, setSpokenOf] = useState<readonly string[]>([])
  return (
    <TableProvider value={table}>
      <OurKit game={card.game}>
        <RulesBeside game={card.game} open={rules} onOpen={setRules}>
          <Choosing>
            <Arranged spokenOf={spokenOf} />
            {table.board?.sounds !== undefined && <Sounds told={table.justTold} sounds={table.board.sounds} />}
            {scenes.onStage !== null && !table.isReading && (
              <SceneOnStage key={scenes.onStage.key} onStage={scenes.onStage} sideNames={sides} onSpeak={setSpokenOf} />
            )}
          </Choosing>
          <Dialogs
            open={open}
            onClose={() => setOpen(null)}
            tables={table.tables}
            card={card}
            game={table.game}
            board={table.board}
            seen={table.seen}
            position={table.position}
            onStand={table.session.stand}
            sides={sides}
            foresight={table.foresight}
          />
        </RulesBeside>
      </OurKit>
    </TableProvider>
  )
}

/** Connects the player's input to the table, with previews. */
function Choosing({ children }: { children: ReactNode }) {
  const { seen, game, board, box, voice, sides, standing, foresight, state, isText, isHeld, ...table } = useTable()
  const { confirming, coach, guide, puzzle } = table
  const candidates = useMemo(() => foresight.candidates(seen), [foresight, seen])
  const lines = useMemo(() => (isText ? [] : linesOf(board, foresight, seen)), [isText, board, foresight, seen])
  const isWaste = useCallback((option: Option) => board?.isWaste?.(option, seen, box) === true, [board, seen, box])
  const figuresOf = useMemo(
    () =>
      figuresFrom(seen, (at, side) => [
        ...standingOf(board, at, side, foresight),
        ...(board?.outlook?.(at, side, box) ?? []),
      ]),
    [seen, board, foresight, box],
  )
  const effectsOf = (before: SeatView, after: SeatView) => board?.effects?.(before, after, box, sides)
  return (
    <OptionLayer
      seen={seen}
      game={game}
      voice={voice}
      sideNames={sides}
      places={isText ? undefined : board?.places}
      candidates={candidates}
      lines={lines}
      ask={board?.lines?.ask}
      isForward={state.isForward && !isHeld}
      isAdvised={coach?.isAdvised ?? puzzle?.isAdvised}
      isWaste={isWaste}
      onChoose={async choice => {
        const isHeldBack =
          coach?.holds(choice) === true || puzzle?.holds(choice) === true || (await guide?.holds(choice)) === true
        return isHeldBack ? 'held' : confirming.choose(choice)
      }}
      about={thing =>
        isPanel(thing)
          ? aboutPanel(sides[thing.side] ?? '', standing[thing.side] ?? [])
          : (board?.about?.[thing.kind]?.(thing, { seen, box, sideNames: sides }) ?? null)
      }
      preview={({ option, rest = [] }) =>
        previewIn(voice, foresight.preview(seen, option, ...rest), seen, sides, figuresOf, effectsOf)
      }
      ticket={({ option }, { facts = [], after }) =>
        after === undefined ? null : board?.ticket?.({ option, facts, before: seen, after, box, sideNames: sides })
      }
      isBinding={({ option, rest = [] }) => foresight.isBinding(seen, option, ...rest)}
    >
      {children}
    </OptionLayer>
  )
}

/** The visible part; undefined if all are visible. On tablets, seats are always visible. */
function shownPart({ layout, tabs: { part } }: TableModel): string | undefined {
  if (layout === 'phone') return part
  if (layout === 'portrait') return part === 'players' ? 'table' : part
  return undefined
}

/** The sequences of choices that a single gesture can make. */
function linesOf(board: AnyGameUi | null, foresight: Foresight, seen: SeatView): PlacedLine[] {
  const { lines } = board ?? {}
  if (lines === undefined || seen.seat === null) return []
  const { seat } = seen
  return foresight.lines(seen, lines.follows).map(steps => ({ steps, ways: lines.ways(steps, seat) }))
}

/** Around a board, or stacked in text mode. */
function Arranged({ spokenOf }: { spokenOf: readonly string[] }) {
  const table = useTable()
  const { card, isText, layout, tabs, isOver, board } = table
  const { replay, chat, notes, tabs: beside } = besideOf(table)
  const instead = insteadOf(table)
  // Without a sidebar, notices are above everything else.
  const hasRail = !isText && layout !== 'phone'
  // An upright tablet shows one part of its sidebar at a time, but always the guide.
  const hasGuideInRail = hasRail && layout !== 'portrait'
  return (
    <div
      className={css['table']}
      data-layout={isText ? 'text' : layout}
      data-game={card.game}
      data-over={isOver || undefined}
      data-tab={isText ? undefined : shownPart(table)}
    >
      <h1 className={css['title']}>{nameOf(card.game)}</h1>
      {!hasRail && <TableNotices />}
      {!hasGuideInRail && <Guide />}
      {isText || board === null ? (
        <InText ended={<Ended />} instead={instead} table={<TheText />} replay={replay} chat={chat} notes={notes} />
      ) : (
        <AtBoard
          ended={<Ended />}
          layout={layout}
          tabs={tabs}
          beside={beside}
          question={isOver ? null : (instead ?? <Question />)}
          board={<TheBoard spokenOf={spokenOf} />}
          notices={hasRail && <TableNotices />}
          standings={<Standings />}
          messages={<Messages />}
          guide={hasGuideInRail && <Guide />}
          foot={<TableFoot beside={beside} />}
        />
      )}
    </div>
  )
}

function Sounds({ told, sounds }: { told: TablePosition['told']; sounds: NonNullable<AnyGameUi['sounds']> }) {
  useSounds(told, sounds)
  return null
}
