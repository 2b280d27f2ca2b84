// Limits how often a table rerenders to what the browser can keep up with.

/** Users notice a render that takes longer than this. */
const SLOW_MS = 50
const MOST_MS = 1000
/** A hidden page renders nothing, but still follows the game. */
const HIDDEN_MS = 250

/** Resolves when the last change is on screen. After a slow render, it waits for the same time again. */
export async function drawn(): Promise<void> {
  const began = performance.now()
  await frame()
  const took = performance.now() - began
  if (took > SLOW_MS && !document.hidden) await pause(Math.min(took, MOST_MS))
}

const frame = () =>
  new Promise<void>(done => {
    requestAnimationFrame(() => setTimeout(done)) // The timer fires after the frame has been painted.
    setTimeout(done, document.hidden ? HIDDEN_MS : MOST_MS)
  })

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
