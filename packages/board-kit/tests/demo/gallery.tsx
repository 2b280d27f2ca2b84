// Every piece in the kit in all its states, without a game.

import {
  Card,
  CardHand,
  Coin,
  Cube,
  Die,
  type GoodForm,
  Money,
  PanZoom,
  PlayerPanel,
  playSound,
  PriceLadder,
  ScoreChart,
  ScoreSheet,
  SeatMark,
  Pile,
  Track,
} from '@tableworks/board-kit'
import { type ReactNode, useState } from 'react'
import css from './gallery.module.css'

const SIX = ['Ada', 'Bruno', 'Clara', 'Dov', 'Edda', 'Farid']
const FORMS: readonly (readonly [GoodForm, string, string, string])[] = [
  ['cube', 'C', '#4d5a65', '#fff'],
  ['barrel', 'O', '#2b2a2e', '#fff'],
  ['crate', 'S', '#8fb4c9', '#1b1814'],
  ['ingot', 'I', '#9a5a3c', '#fff'],
  ['log', 'T', '#8a5a2b', '#fff'],
  ['ball', 'W', '#eee6d2', '#1b1814'],
]
const SOUNDS = ['dice', 'coin', 'card', 'wood', 'stamp', 'train', 'bell'] as const
const SCORES = Array.from({ length: 31 }, (_, step) =>
  SIX.map((_name, side) => Math.round(4 * side + step * (1 + ((side * 5) % 7) / 4) + 5 * Math.sin(step / (2 + side)))),
)
const RESULT = {
  places: [2, 1, 3],
  scores: [41, 52, 38],
  sheet: [
    { line: 'money', values: [21, 30, 18] },
    { line: 'works', values: [24, 22, 20] },
    { line: 'debts', values: [-4, 0, 0] },
  ],
  ties: [],
}

export const Gallery = () => (
  <main className={css['page']}>
    <h1>The board kit</h1>
    <Row title="Seats">
      {SIX.map((name, seat) => (
        <SeatMark key={name} seat={seat} size={44} named />
      ))}
      {SIX.map((name, seat) => (
        <SeatMark key={name} seat={seat} size={20} named />
      ))}
    </Row>
    <Dice />
    <Row title="Goods">
      {FORMS.map(([form, letter, colour, ink]) => (
        <Cube key={form} form={form} letter={letter} colour={colour} ink={ink} size={44} label={form} />
      ))}
      <Coin size={44} value={5} label="coin of 5" />
      <Coin size={44} value={100} label="coin of 100" />
      <Coin size={30} label="coin" />
      <Money amount={25} /> <Money amount={12} signed /> <Money amount={-7} signed />
    </Row>
    <Row title="Cards">
      <CardHand
        label="Hand"
        cards={['Foundry', 'Cotton mill', 'Shipyard']}
        idOf={card => card}
        renderCard={card => (
          <Card title={card} corner={<Money amount={card.length} />} mark={<SeatMark seat={0} size={18} />}>
            <Cube form="ingot" colour="#9a5a3c" letter="I" size={40} />
            makes two iron
          </Card>
        )}
      />
      <Pile label="Deck" count={17} />
      <Pile label="Discards" count={0} />
    </Row>
    <Row title="Tracks">
      <Track
        label="Income"
        to={19}
        perRow={10}
        markers={[0, 1, 2, 3, 4, 5].map(side => ({ side, at: side < 3 ? 4 : side === 3 ? 7 : 12 }))}
        sideNames={SIX}
      />
      <Track
        label="Years"
        from={1}
        to={15}
        ring
        markers={[
          { side: 0, at: 3 },
          { side: 1, at: 3 },
          { side: 4, at: 9 },
        ]}
        sideNames={SIX}
      />
      <PriceLadder label="Price of coal" prices={[1, 2, 3, 5, 8]} at={5} colour="#2b2a2e" letter="C" />
      <PriceLadder label="Price of salt" prices={[1, 2, 3, 5, 8]} at={1} colour="#4f7f98" letter="S" />
    </Row>
    <Row title="Sounds">
      {SOUNDS.map(sound => (
        <button key={sound} type="button" className={css['roll']} onClick={() => playSound(sound)}>
          {sound}
        </button>
      ))}
    </Row>
    <Row title="Panels">
      {SIX.slice(0, 3).map((name, side) => (
        <PlayerPanel
          key={name}
          side={side}
          name={name}
          active={side === 1}
          items={[
            { label: 'Points', value: 20 + side, main: true },
            { label: 'Money', value: '$35' },
            { label: 'Income', value: '+4' },
            { label: 'Buildings', value: '3/9' },
          ]}
        />
      ))}
    </Row>
    <Row title="Map">
      <div className={css['map']}>
        <PanZoom label="A map" width={400} height={220}>
          <rect width="400" height="220" fill="var(--kit-raised)" />
          <path d="M20 180C80 40 200 210 240 100S360 60 380 30" fill="none" stroke="var(--kit-steel)" strokeWidth="6" />
          <SeatMark seat={2} size={30} x={60} y={92} />
          <SeatMark seat={5} size={30} x={300} y={60} />
        </PanZoom>
      </div>
    </Row>
    <div className={css['two']}>
      <ScoreSheet
        result={RESULT}
        words={{ sheet: { money: 'Money', works: 'Works', debts: 'Debts' } }}
        sideNames={SIX.slice(0, 3)}
      />
      <ScoreChart sideNames={SIX} scores={SCORES} />
    </div>
  </main>
)

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css['row']}>
    <h2>{title}</h2>
    <div className={css['things']}>{children}</div>
  </section>
)

function Dice() {
  const [rolls, setRolls] = useState(0)
  return (
    <Row title="Dice">
      {[1, 2, 3, 4, 5, 6].map(value => (
        <Die key={value} value={1 + ((value + rolls * value) % 6)} size={44} roll={rolls} />
      ))}
      <Die value={12} sides={20} size={44} colour="var(--kit-seat-0)" ink="#fff" />
      <Die value={4} size={44} colour="var(--kit-seat-1)" ink="#fff" letter="B" />
      <button type="button" className={css['roll']} onClick={() => setRolls(rolls + 1)}>
        Roll
      </button>
    </Row>
  )
}
