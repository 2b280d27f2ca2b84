// Each player's pieces and the table's. Counts are from the seed unless a line says otherwise.

/** TTN-9 */
export const PIPES = 25
/** TTN-27 */
export const DROPSHIP_SPACES = 4
/** TTN-50 */
export const CONTROL_TOKENS = 15
/** TTN-60 */
export const WELL_CUBES = 5
/** TTN-8 */
export const CORE_DEUTERIUM = 6
/** TTN-5 */
export const MODULES_PER_COLOUR = 6
/** TTN-85 */
export const OBJECTIVE_SPACES = 3
/** TTN-2: columns opened by each player. */
export const COLUMNS_PER_SEAT = 3
/** TTN-2: Rock tiles. */
export const ROCKS = 6
/** TTN-3: for each player, the ordinary tokens kept and the ice tokens added. */
export const DEPOSITS_PER_SEAT = 8
export const ICE_PER_SEAT = 1

/** TTN-52: each player's Drones, by number. */
export const DRONES = [1, 2, 3, 4] as const
export type Drone = (typeof DRONES)[number]
