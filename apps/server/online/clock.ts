// The clock for limits: the wall time at which the process started plus the time since, so setting the machine's clock back
// or forth neither stops nor empties anything.

export const steadyNow = (): number => performance.timeOrigin + performance.now()
