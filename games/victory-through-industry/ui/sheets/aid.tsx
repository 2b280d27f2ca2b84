// The player aid: a turn on one page.

import { AidSection, AidSheet } from '@tableworks/board-kit'

const term = (name: string, text: string) => ({ key: name, name, text })

const TURN = [
  term(
    'Token',
    'If you have it: deliver one product for each contract you hold, or lose that contract. Then pass it to the right.',
  ),
  term('Two moves', 'For each, run one type of factory or work on the floor.'),
]
const PRODUCTION = [
  'Choose one type. Every factory of that type that has its inputs beside it and its output cells free runs once, all at the same time.',
  'Inputs are used up; outputs appear where the yellow arrows point. Two symbols on an arrow mean either one.',
]
const WORK = [
  term(
    'Build',
    'Two products: wood, or what the card itself takes or makes. It must touch your complex along an edge or at a corner.',
  ),
  term(
    'Move a factory',
    'One such product. You may also turn it in its cell, give it to a player who agrees, or take one over from them.',
  ),
  term('Tear down', 'Free, and you get nothing back. If it splits your complex, build at once to join it.'),
  term('Move a product', 'To any free cell beside one of your factories.'),
  term(
    'Trade',
    'Make an offer of up to four cards each way; the other player accepts, declines or makes a counter-offer. On other players’ turns, suggest a trade.',
  ),
  term('Bank', 'Turn in three of one kind for one product of the same or a lower value.'),
  term('Claim', 'Turn in one product for its open contract.'),
  term('Throw away', 'Any product, at any time during the move.'),
]
const END = [
  'Five contracts fulfilled at once, a player with eight contracts, or no contract left to claim.',
  'Score your contracts and the products on your floor.',
]

export const Aid = () => (
  <AidSheet>
    <AidSection title="Your turn" terms={TURN} />
    <AidSection title="Run a type of factory" lines={PRODUCTION} />
    <AidSection title="Work on the floor: any number of actions" terms={WORK} />
    <AidSection title="The end" lines={END} />
  </AidSheet>
)
