// Reading the layout while a change is being drawn makes the browser lay out the page twice. So work that measures the board, or
// moves the focus, waits until the change is on screen.

/** Runs once the next frame has been painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
