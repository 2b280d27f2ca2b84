// The game behind the pictures in How to play: the seed "lesson", played by bots.

export const CHOICES = `
  keep; build 3-5 for 2
  keep; build 6-6 for 3
  claim A6c1
  claim A4c1
  claim A6d1
  claim A6c2
  keep; build 2-6 for 1
  keep; build 5-2 for 2
  claim A7c1
  claim A5d1
  claim A5a2; done
  claim A7c1
  keep; build 4-1 for 4
  reroll 6; build 2-3 for 5
  claim A3d1
  claim A8d1
  claim A8c1
  claim A3d1
  reroll 6; build 5-6 for 1; take cement-works; pay 5 capital 0 profit
  reroll 5; build 1-4 for 4
  claim A1c1; train cement-works
  claim A1d1
  claim A2c1
  claim A1c2
  reroll 6; build 2-5 for 1
  reroll 6; build 1-1 for 5
  claim A8d1
  claim A6c1
  claim A6d1
  claim A8d1
  keep; build 4-5 for 1; take sawmill; pay 5 capital 0 profit
  reroll 2; build 5-3 for 1
  claim A1d1
  claim A4d1
  claim A1c2
  claim A1d1
  reroll 5; build 3-3 for 1; take glassworks; pay 3 capital 0 profit
  reroll 3; pass
  claim A5a2; produce cement-works; produce sawmill; produce sawmill; produce glassworks; produce sawmill
  produce glassworks; produce glassworks; produce glassworks; produce cement-works; produce cement-works; done
  claim A2c1
  claim A5b1; upgrade 3-5 with sawmill; upgrade 2-6 with cement-works
`
