// The headings of the gallery.

export const GALLERY = {
  buildings: 'Kinds of building',
  city: 'Dice Blocks 1 to 6',
  factories: 'Factory cards, both sides',
  actionCards: 'Action cards',
  market: 'Market card',
  pollution: 'Pollution track',
  chart: 'Archie’s chart',
  side: (i: number) => (i === 0 ? 'Side A' : 'Side B'),
} as const
