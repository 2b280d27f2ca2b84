/** What the tables of a server begin with; those of a device are named otherwise, so that a page knows whom to ask. */
export const ONLINE = 'on-'

/** The code a socket is closed with when a page asked too much; the reason says for how many seconds it must stay away. */
export const SLOW_DOWN = 4008
