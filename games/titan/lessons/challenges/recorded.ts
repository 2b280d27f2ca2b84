// Two whole games between hard bots, from which challenges take their positions: `npm run tw -- play titan --seats 2 --seed a --players
// hard`, and the same with the seed b.

import type { PlayedGame } from '@tableworks/lessons'

/** A game that Ann wins 75 to 60. */
export const EVENING: PlayedGame = {
  seats: ['Ann', 'Ben'],
  seed: 'a',
  choices: `
    base U04; pipe HU03a; pipe HU04a; pipe VUM04a; rig orange-5
    base U05; pipe HU05a; pipe VUM05b; rig black-3
    deploy blue-3; on U06
    deploy orange-2; on U03
    pipe HM04b from M05; drone; move M04; destroy VUM04a; end turn
    pipe VUM04a from U04; order ceres; drone; move U05; destroy VUM05b; end turn
    pipe VUM04b from U04; order phobos; drone; move U06; no action; upgrade U06; module cream; end turn
    pipe HU05b from U05; drone; move U06; destroy HU05a; end turn
    titanium; move M04; no action; recover silicium; skip drone; upgrade M04; module orange; end turn
    recover silicium; drone; move U06; no action; upgrade U03; module orange; end turn
    recover silicium; drone; move U03; load deuterium; end turn
    recover hydrocarbons; drone; move U03; load tholins; end turn
    deploy blue-4; on U02
    deploy red-4; on U01
    pipe HU03b from U04; drone; move U03; no action; end turn
    pipe HU05a from U05; drone; move U06; destroy HU05b; end turn
    pipe HU05b from U05; order luna; drone; move U03; no action; end turn
    titanium; stay; load tholins; order deimos; pipe HM03a from M04; drone; move U04; drop; end turn
    recover titanium; discard hydrocarbons; drone; stay; destroy HU05a; end turn
    recover titanium; drone; move U04; destroy VUM04b; end turn
    recover water; skip drone; end turn
    recover water; drone; end turn; discard hydrocarbons
    deploy red-5; on M06
    deploy black-5; on L01
    pipe HU05a from U05; drone; stay; load tholins; order ganymede; end turn
    pipe HU02b from U03; skip drone; end turn
    pipe VUM06a from U06; hold; drone; move U06; destroy HU05b; end turn
    pipe HU02a from U02; discard water; discard water; order europa; discard titanium; skip drone; end turn
    pipe HU05b from U05; drone; move U06; load tholins; order io; end turn
    pipe HU01b from U02; order callisto; hold; drone; load deuterium; upgrade U01; module blue; end turn
    recover water; skip drone; end turn
    pipe HU01a from U02; hold; skip drone; upgrade U02; module black; end turn
    deploy blue-5; on M01
    deploy cream-5; on L03
    pipe VUM04b from U04; drone; move U01; load tholins; end turn
    pipe VUM06b from U06; hold; skip drone; upgrade M06; module blue; end turn
    pipe HM04a from M04; discard hydrocarbons; drone; move U01; load tholins; end turn
    titanium; move M06; load tholins; pipe HM05a from M06; drone; move M05; destroy HM04b; end turn
    pipe HM05b from M05; well U02; well U02; discard silicium; drone; move U04; drop; upgrade M05; module cream; end turn
    pipe VUM05b from M05; drone; move U01; drop; end turn
    recover hydrocarbons; skip drone; end turn
    pipe VUM05a from M05; objective upper-middle; skip drone; end turn
    deploy red-3; on L06
    deploy orange-3; on L02
    pipe VML06 from M06; well M06; well M06; drone; move M05; drop; upgrade L06; module cream; end turn
    pipe VUM01a from U01; drone; move M06; drop; end turn
    pipe VLC06 from L06; drone; stay; drop; end turn
    pipe VUM01b from M01; objective upper-middle; discard hydrocarbons; hold; hold; well U01; skip drone; upgrade M01
    module red; objective rig-control; end turn
    pipe VLC02 from C; drone; load deuterium; end turn
    pipe HM04b from M05; drone; move M01; load tholins; end turn
    pipe HL02a from L02; skip drone; end turn
    pipe HM01a from M01; drone; move M06; drop; end turn; discard silicium; discard silicium; discard water; discard silicium
    discard silicium; discard silicium; discard water; discard water; discard water; discard water; discard hydrocarbons
    discard water; discard water
  `,
}

/** A game that Ann wins 82 to 81. */
export const CLOSE_EVENING: PlayedGame = {
  seats: ['Ann', 'Ben'],
  seed: 'b',
  choices: `
    base U05; pipe HU04a; pipe HU05a; pipe VUM05a; rig orange-5
    base U04; pipe HU03a; pipe VUM04a; rig black-3
    deploy black-5; on U03
    deploy cream-5; on U06
    pipe HM04b from M04; drone; move M05; destroy VUM05a; end turn
    pipe HU03b from U04; order phobos; drone; move U03; no action; end turn
    titanium; move U03; no action; pipe HM03a from M04; skip drone; end turn
    pipe VUM05a from U05; drone; move U03; no action; upgrade U03; module red; end turn
    recover hydrocarbons; drone; move M04; no action; upgrade M04; module red; end turn
    recover silicium; drone; move M04; load deuterium; end turn
    recover silicium; drone; move M04; load tholins; end turn
    recover titanium; drone; move M04; destroy VUM04a; end turn
    deploy black-4; on U02
    deploy cream-4; on M01
    pipe HU02b from U03; hold; drone; stay; destroy HU03a; end turn
    pipe VUM05b from U05; skip drone; end turn
    pipe HM04a from M05; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons; hold; hold
    drone; stay; load tholins; end turn
    pipe HU03a from U04; hold; skip drone; upgrade M05; module blue; end turn
    recover hydrocarbons; drone; move U05; drop; end turn
    pipe VUM04a from U04; hold; well U03; drone; move M05; load tholins; end turn
    recover silicium; discard hydrocarbons; drone; stay; load deuterium; end turn
    recover water; order ceres; skip drone; end turn; discard hydrocarbons
    deploy orange-4; on L03
    deploy blue-3; on L01
    pipe HU02a from U03; objective hydrocarbons; discard hydrocarbons; hold; hold; drone; stay; load tholins; end turn
    pipe HM05a from M05; drone; stay; load tholins; end turn
    pipe VML03 from M03; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons; drone; move M05; load tholins
    end turn
    pipe HU01a from U02; drone; move M05; drop; end turn
    pipe VLC03 from L03; discard hydrocarbons; drone; move U03; drop; end turn
    pipe HU01b from U01; discard hydrocarbons; well U03; hold; drone; move U02; load deuterium; upgrade U02; module cream
    end turn
    pipe HU05b from U05; order luna; drone; move U05; destroy VUM05a; upgrade U06; module black; end turn
    pipe VUM05a from U05; order deimos; drone; move U05; drop; end turn; discard hydrocarbons; discard hydrocarbons
    deploy blue-5; on U01
    deploy red-3; on L06
    pipe VML06 from M06; hold; drone; move U06; drop; upgrade U01; module cream; end turn
    pipe HM02a from M03; order europa; skip drone; end turn
    pipe VLC06 from L06; drone; move U02; load tholins; end turn
    pipe HM01a from M02; drone; move U05; destroy VUM05a; end turn
    recover titanium; drone; move U04; destroy VUM04a; end turn
    pipe VUM04a from U04; discard hydrocarbons; discard hydrocarbons; hold; hold; drone; move U06; destroy HU05b; end turn
    titanium; move U02; load tholins; recover titanium; drone; move U04; destroy VUM04a; end turn
    pipe VUM04b from U04; discard hydrocarbons; discard hydrocarbons; hold; hold; drone; move U03; drop; end turn
    discard hydrocarbons
    deploy red-5; on M06
    deploy blue-4; on L02
    pipe VUM05a from U05; discard hydrocarbons; drone; move U03; drop; upgrade L03; module black; objective control-orange
    end turn
    pipe VUM06b from U06; hold; hold; drone; move U02; destroy HU01a; upgrade L06; module cream; end turn
    pipe HU01a from U02; drone; move U02; drop; end turn
    pipe HM05b from M06; drone; move U03; destroy HU03a; upgrade M06; module orange; objective rig-control; end turn
    pipe HU03a from U04; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons
    discard hydrocarbons; order io; well M06; hold; drone; move L03; load tholins; end turn
    pipe VUM06a from U06; hold; well L06; drone; stay; destroy HU03a; end turn
    recover titanium; drone; move L03; load tholins; end turn
    pipe HU03a from U04; hold; hold; objective hydrocarbons; drone; move C; destroy VLC03; end turn; discard hydrocarbons
    discard silicium; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons; discard hydrocarbons
  `,
}
