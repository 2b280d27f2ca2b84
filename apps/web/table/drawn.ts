// How fast a table may change on the screen: as fast as the browser draws it.

/** A drawing that takes longer is noticed by the person who clicks meanwhile. */
const SLOW_MS = 50
const MOST_MS = 1000
/** A hidden page draws nothing, and still follows the game. */
const HIDDEN_MS = 250

/** Resolves when the last change is on the screen. After a slow drawing the page is left alone for as long again. */
export async function drawn(): Promise<void> {
  const began = performance.now()
  await frame()
  const took = performance.now() - began
  if (took > SLOW_MS && !document.hidden) await pause(Math.min(took, MOST_MS))
}

const frame = () =>
  new Promise<void>(done => {
    requestAnimationFrame(() => setTimeout(done)) // the timer ends after the frame was drawn
    setTimeout(done, document.hidden ? HIDDEN_MS : MOST_MS)
  })

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
