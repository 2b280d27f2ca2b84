/** Whether keys go into a field here: the keys of the table are silent then. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=range], [type=checkbox], [type=radio])'))
