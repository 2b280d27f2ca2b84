// The six resources (TTN-14). Names and uses come from the rulebook.

/** The four common resources. */
export const COMMON = ['silicium', 'water', 'hydrocarbons', 'titanium'] as const
export type Common = (typeof COMMON)[number]

/** The cubes in wells and the Core, which Drones can carry. */
export const LOADS = ['tholins', 'deuterium'] as const
export type Load = (typeof LOADS)[number]

export const CUBES = [...COMMON, 'deuterium', 'tholins'] as const
export type Cube = (typeof CUBES)[number]

export const CUBE_NAMES: Readonly<Record<Cube, string>> = {
  silicium: 'Silicium',
  water: 'Water',
  hydrocarbons: 'Hydrocarbons',
  titanium: 'Titanium',
  deuterium: 'Deuterium',
  tholins: 'Tholins',
}

/** The names after "1". */
export const ONE_CUBE: typeof CUBE_NAMES = { ...CUBE_NAMES, hydrocarbons: 'Hydrocarbon' }
