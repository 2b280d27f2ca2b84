// The player aid: a cycle on one page.

import { AidSection, AidSheet } from '@tableworks/board-kit'

const term = (name: string, text: string) => ({ key: name, name, text })

const CYCLE = [
  term('Rigs', 'Reveal a Rig of each colour. Starting with the Foreman, each player deploys one and scores its value.'),
  term('Dropship', 'It loads that zone’s deposits, and your Pipes fill it up to four.'),
  term('Four turns', 'Each player takes four turns, one for each Dropship space.'),
  term(
    'Extraction',
    'Every Rig you control in your Network and every connected Pipe into the Core gives you one cube, Tholins first.',
  ),
  term(
    'Final extraction',
    'In cycle 5 you take all the Tholins from those Rigs, and a Deuterium only from a Rig without Tholins.',
  ),
]
const TURN = [
  term('Extra Drone', 'Spend 1 Titanium, once a turn, to activate this turn’s Drone before anything else.'),
  term('Lay or recover', 'Lay a Pipe that leads away from your Network, or recover a resource from your Dropship.'),
  term(
    'Drone',
    'Move it inside your Network for free, anywhere else for 1 Hydrocarbon. Then load, drop, or destroy a Pipe for 1 Titanium.',
  ),
  term(
    'Upgrade',
    'Pay 1 Silicium for each free slot around a Rig, less your empty Drones there. Add a Module and score the Rig’s value plus 2.',
  ),
  term('At any time', 'Fulfil one order a turn, even to make room in a full hold, and claim any Objectives you meet.'),
]
const PIPE = [
  'You gain the resource printed in the slot. A Pipe up or down gives you 1 Tholins.',
  'A Pipe to a Rig activates every Rig of that colour in your Network: one cube each, and one more for each of your empty Drones there.',
  'An activated Rig’s Module gives its controller a cube, even on another player’s turn. Red Rigs and Modules remove 1 Tholins.',
]
const END = [
  'Deuterium is worth 2 Credits, Tholins cost 1.',
  'The most of each common resource, and the most orders, score 3 Credits. The second most scores 1. Players tied for most score 3 each.',
  'Ties: fewest Pipes left in the hold, then most Rigs.',
]

export const Aid = () => (
  <AidSheet>
    <AidSection title="A cycle, five times" terms={CYCLE} />
    <AidSection title="Your turn" terms={TURN} />
    <AidSection title="What a Pipe gives" lines={PIPE} />
    <AidSection title="At the end" lines={END} />
  </AidSheet>
)
