// Lesson 2: you start without money, so you borrow.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { topLevel } from '../readings/standing.ts'
import { interestDue } from '../readings/worth.ts'
import { arranged } from './arrange.ts'

export const borrow: Lesson<typeof game> = {
  id: 'borrow',
  title: 'Borrow and build',
  goal: 'Build twice with one loan',
  intro: 'No one starts with money. You take loans automatically, and they cost a little every turn.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({ hands: [['yellow', 'yellow', 'cotton', 'green', 'coal', 'ship']] }),
  },
  rivals: ['pass', 'discard *'],
  steps: [
    {
      task: 'Build a port in Niigata',
      why: 'The yellow Chubu card lets you build in every yellow town. You have no money, so you borrow ${loan} automatically, and there’s no limit.',
      values: ({ position: { box } }) => ({ loan: box.figures.loan }),
      goal: [{ fact: 'built', industry: 'port', site: 'niigata/1' }, { fact: 'borrowed' }],
      lit: ['build', 'play yellow', 'port at niigata/1'],
      answers: {
        'play cotton':
          'An industry card works too: your first counter can go anywhere. But you’ll need the mill card soon.',
        'play *': 'That works too, but this port is in a yellow town. Keep the other cards for later.',
        'take cards': 'You hold six good cards. Cards earn nothing until you build with them.',
        pass: 'Passing costs a card and gives you nothing. Borrowing is cheaper than waiting.',
      },
      elsewhere:
        'You could build something else, but a port is cheap, and a mill in the next town can sell through it once a rail joins them.',
      showMe: 'build; play yellow; port at niigata/1',
    },
    {
      task: 'Build a cotton mill with what’s left',
      why: 'You have ${cash} of your loan left, and a mill costs ${mill}. Spend it now: money in your hand earns nothing, and interest runs anyway.',
      values: ({ position, seat }) => ({ cash: position.cash[seat], mill: topLevel(position, seat, 'cotton').cost }),
      // The last step is about the interest, so this one ends with the turn.
      goal: [{ fact: 'built', industry: 'cotton' }, { fact: 'paidInterest' }],
      lit: ['build', 'play yellow', 'cotton at kanazawa/1', 'cotton at nagoya/*'],
      answers: {
        'take cards': 'You could, but half of the loan would sit idle for a whole turn.',
        pass: 'You could, but half of the loan would sit idle for a whole turn.',
      },
      elsewhere: 'Stay within ${cash} and you won’t need a second loan. A mill in a yellow town is the best buy.',
      showMe: 'build; play yellow; cotton at kanazawa/1',
    },
    {
      task: 'See what the loan costs',
      why: 'Ben passes in these lessons, for a card each time. You paid ${interest} interest for the loan beside your money. At the end, your money repays loans at ${repay} each, and each one left costs {points} points.',
      values: ({ position, seat }) => ({
        interest: interestDue(position, seat),
        repay: position.variants.loanRepayCost,
        points: position.box.figures.unpaidLoanPoints,
      }),
      look: [],
    },
  ],
  learned:
    'Borrow early and build: your buildings earn far more than the interest. Late in the game, borrow only what you can repay. “Repay loan” takes no action, costs the same at any time, and saves interest.',
}
