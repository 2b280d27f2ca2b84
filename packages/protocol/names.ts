/** What the tables of a server begin with; those of a device are named otherwise, so that a page knows whom to ask. */
export const ONLINE = 'on-'
