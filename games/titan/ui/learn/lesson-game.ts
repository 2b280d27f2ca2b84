// The game behind the pictures in How to play: three bots, played into the second cycle.

export const CHOICES = `
  base U05; pipe HU04b; pipe HU05b; pipe VUM05a; rig black-5
  base U06; pipe HU06a; pipe VUM06b; rig red-4
  base U02; pipe HU01a; pipe HU02b; pipe VUM02b; rig cream-3; deploy blue-2; on U03
  deploy orange-1; on U07
  deploy cream-1; on U04
  pipe HU03a from U03; drone; move U03; load deuterium; order deimos; end turn
  pipe HU04a from U05; drone; move U04; load deuterium; order luna; end turn
  pipe HM05a from M05; hold; drone; move M06; load deuterium; end turn
  pipe HU03b from U03; drone; move U03; load deuterium; upgrade U04; module cream; end turn
  pipe HM05b from M06; drone; move U04; load deuterium; order ceres; end turn
  pipe HU06b from U06; drone; move U04; load deuterium; order phobos; end turn
  titanium; move U04; load tholins; recover titanium; skip drone; end turn
  recover hydrocarbons; drone; move U04; load deuterium; end turn
  recover hydrocarbons; drone; move U07; load deuterium; end turn
  titanium; move U03; load deuterium; recover titanium; skip drone; end turn
  recover silicium; drone; move U07; load deuterium; end turn
  recover water; drone; move U07; load deuterium; end turn
  deploy red-5; on U08
  deploy blue-5; on U09
  deploy cream-4; on U01
  pipe HU07b from U07; well U08; hold; drone; move U06; drop; end turn
  pipe HU07a from U07; well U07; well M05; drone; move U05; drop; upgrade U07; module red; end turn
  pipe HU02a from U02; skip drone; end turn
  pipe HU08b from U08; drone; move U06; drop; end turn
  pipe HU08a from U08; order europa; skip drone; end turn
  pipe HM01a from M02; drone; move U02; drop; end turn
  recover silicium; skip drone; upgrade U08; module cream; end turn
  recover hydrocarbons; skip drone; end turn
  recover hydrocarbons; discard water; drone; move U03; drop; upgrade U03; module black; end turn
  recover water
`
