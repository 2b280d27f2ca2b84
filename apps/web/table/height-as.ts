/**
 * A ref that stores an element's height as a CSS property of its table. On a phone, the prompt's buttons move above the element.
 */
export const heightAs = (name: '--message' | '--tip') => (home: HTMLElement | null) => {
  const table = home?.parentElement?.closest<HTMLElement>('[data-layout]')
  if (home === null || table == null) return undefined
  const store = () => table.style.setProperty(name, `${home.offsetHeight}px`)
  store()
  let frame = 0
  // In the next frame, because other observed sizes depend on the property, and WebKit reports such a loop as an error.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(store)
  })
  observer.observe(home)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    table.style.removeProperty(name)
  }
}
