/**
 * A ref that stores an element's height as a CSS property of its table. On a phone, the prompt's buttons move above the element.
 */
export const heightAs = (name: '--message' | '--tip') => (home: HTMLElement | null) => {
  const table = home?.parentElement?.closest<HTMLElement>('[data-layout]')
  if (home === null || table == null) return undefined
  const observer = new ResizeObserver(() => table.style.setProperty(name, `${home.offsetHeight}px`))
  observer.observe(home)
  return () => {
    observer.disconnect()
    table.style.removeProperty(name)
  }
}
