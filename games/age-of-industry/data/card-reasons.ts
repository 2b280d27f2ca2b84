// Why a card can build nothing now, in words that rules and board share.

export const CARD_REASONS = {
  otherColour: 'no space is left for it',
  otherIndustry: 'no space is left for it',
  noOwnPort: 'you have no port beside a ship space',
  notConnectedToChicago: 'you have no coal mine, and no rail to Chicago',
  notReached: 'you have no counter or rail in a town for it',
  stackEmpty: 'none is left in your stack',
  levelZero: 'your next counter is level 0, so develop it first',
  othersCounter: 'other players’ counters are on its spaces',
  cubesLeft: 'there are still cubes of that kind',
  sameIndustryOnly: 'your other counters are on its spaces',
  notHigher: 'your next counter isn’t a higher level than those on its spaces',
  shipNotFlipped: 'your ship has to flip first',
  shipNeedsPort: 'there is no port beside a ship space',
  townFull: 'you’ve reached your counter limit in its towns',
  noCoal: 'coal can’t reach its spaces',
  noIron: 'iron can’t reach its spaces',
} as const
