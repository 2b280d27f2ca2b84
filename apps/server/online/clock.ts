// A monotonic clock for limits: the start time of the process plus the time since, so changes of the system clock don't affect
// them.

export const steadyNow = (): number => performance.timeOrigin + performance.now()
