// A user with a mouse: finds what can be pressed, presses it, reads the page.

import { t } from '../../apps/web/table/words.ts'
import { type Driver, until } from './engine.ts'

/** What a press targets: the first match that is visible and not covered. */
const POINT_OF = `(selector, text) => {
  for (const element of document.querySelectorAll(selector)) {
    if (text !== null && element.textContent.trim() !== text && element.getAttribute('aria-label') !== text) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    // A shape may have a hole where its middle would be.
    for (const part of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const other of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const point = [x + width * part, y + height * other]
        const hit = document.elementFromPoint(...point)
        if (hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))) return point
      }
  }
  return null
}`

export class Guest {
  private readonly driver: Driver
  private readonly home: string
  private last = { x: 0, y: 0, time: 0 }

  constructor(driver: Driver, home: string) {
    this.driver = driver
    this.home = home
  }

  async goto(page: string): Promise<void> {
    await this.driver.goto(new URL(page, this.home).href)
    await until(`the page ${page}`, async () => (await this.address()) === page)
    // Records errors that would otherwise go unnoticed.
    await this.do(`() => {
      window.complaints = []
      // Like the page, it ignores events without an error, such as WebKit's about observed sizes that change again in the next frame.
      addEventListener('error', ({ error, message }) => error instanceof Error && complaints.push(message))
      addEventListener('unhandledrejection', event => complaints.push(String(event.reason)))
    }`)
  }

  async address(): Promise<string> {
    return (await this.do('() => location.pathname')) as string
  }

  async complaints(): Promise<unknown> {
    return this.do('() => window.complaints')
  }

  private do(script: string, ...args: unknown[]): Promise<unknown> {
    return this.driver.evaluate(`(${script})(...${JSON.stringify(args)})`)
  }

  /** Presses what the selector finds, or fails if it can't be pressed. */
  async press(selector: string, text: string | null = null): Promise<void> {
    const what = text === null ? selector : `${selector} "${text}"`
    let before = ''
    const point = await until(`something to press at ${what}`, async () => {
      const found = await this.pointOf(selector, text)
      const isStill = before === String(found) // Waits until it stops moving.
      before = String(found)
      return isStill && found
    })
    await this.click(...point)
  }

  /** The page ignores the second of two quick presses at one spot, so this waits in between. */
  private async click(x: number, y: number): Promise<void> {
    const since = performance.now() - this.last.time
    const isNear = Math.hypot(x - this.last.x, y - this.last.y) < 40
    if (isNear && since < DOUBLE_CLICK) await new Promise(done => setTimeout(done, DOUBLE_CLICK - since))
    await this.driver.click(x, y)
    this.last = { x, y, time: performance.now() }
  }

  button = (name: string): Promise<void> => this.press('button, a', name)

  /** Less common tools are in the menu under More. */
  async fromMore(name: string): Promise<void> {
    await this.press('#table-tools button[aria-expanded=false]')
    await this.button(name)
  }

  private async pointOf(selector: string, text: string | null): Promise<[number, number] | null> {
    return (await this.do(POINT_OF, selector, text)) as [number, number] | null
  }

  async has(selector: string): Promise<boolean> {
    return (await this.do('selector => document.querySelector(selector) !== null', selector)) === true
  }

  async seesText(selector: string): Promise<string> {
    return (await this.do('selector => document.querySelector(selector)?.textContent ?? ""', selector)) as string
  }

  /** The width of a box's scrollbar, in pixels. */
  async scrollbarOf(selector: string): Promise<unknown> {
    return this.do('selector => (box => box.offsetWidth - box.clientWidth)(document.querySelector(selector))', selector)
  }

  /** The shown step and the newest one, from the replay; 0 of 0 before the first choice. */
  async step(): Promise<{ step: number; last: number }> {
    const said = await this.seesText(`section[aria-label="${t('table.replay')}"] output`)
    const [step = 0, last = 0] = [...said.matchAll(/\d+/g)].map(Number)
    return { step, last }
  }

  /** Waits until a person may choose; returns the current step. */
  async turn(): Promise<number> {
    await until('the turn of a person', async () => this.isAsked(), 60)
    return (await this.step()).last
  }

  private async isAsked(): Promise<boolean> {
    if (await this.leavesScene()) return false
    return (await this.has(OPEN_CHOICE)) || this.has(LIT_PLACE)
  }

  /** Opens the scene at the end of a round and skips through it, if there is one. */
  private async leavesScene(): Promise<boolean> {
    const onward = await this.pointOf('[data-onward], [data-scene] footer button:last-of-type', null)
    if (onward !== null) await this.click(...onward)
    return onward !== null
  }

  /** Whether the last choice may be undone without consent. */
  async mayTakeBack(): Promise<boolean> {
    return (await this.do(
      `name => [...document.querySelectorAll('button')].some(
        one => one.textContent.trim() === name && one.ariaDisabled !== 'true')`,
      t('table.undo'),
    )) as boolean
  }

  /** Makes one choice on the board: a highlighted place, then everything it opens, until the step is made. */
  async chooseOnBoard(): Promise<number> {
    const before = await this.turn()
    const question = await this.question()
    for (let presses = 0; presses < 8; presses++) {
      const menu = await this.pointOf(MENU_CHOICE, null)
      const ready = menu ?? (presses > 0 ? await this.pointOf(CONFIRM, null) : null)
      const place = ready ?? (await this.pointOf(LIT_PLACE, null)) ?? (await this.pointOf(OPEN_CHOICE, null))
      if (place !== null) await this.click(...place)
      const made = await until('a step', async () => this.isPast(before, question), 1.5).catch(() => false)
      if (made) return before + 1
    }
    throw new Error(`pressing lit places of the board made no choice after step ${before}`)
  }

  /** A secret choice adds no step until everyone has chosen, but the question changes. */
  private async isPast(step: number, question: string): Promise<boolean> {
    if (await this.leavesScene()) return false
    return (await this.step()).last > step || (await this.question()) !== question
  }

  private question = (): Promise<string> => this.seesText('[data-home]')

  isText = (): Promise<boolean> => this.has('ol [data-choice]')

  /** Makes one choice from text mode's list, a different one each time. */
  async chooseInText(): Promise<number> {
    const before = await this.turn()
    const question = await this.question()
    const names = (await this.do(
      `() => [...document.querySelectorAll('ol [data-choice]')].map(one => one.dataset.choice)`,
    )) as string[]
    const name = names[(before * 7) % names.length] ?? ''
    await this.press(`ol [data-choice=${JSON.stringify(name)}]`)
    await until(`"${name}" to be made`, async () => this.isPast(before, question))
    return before + 1
  }

  /** Saves a file through the menu under More, and reads it. */
  async saved(name: string): Promise<string> {
    await this.do(`() => {
      const make = URL.createObjectURL
      URL.createObjectURL = blob => {
        window.savedFile = blob.text()
        return make.call(URL, blob)
      }
    }`)
    await this.fromMore(name)
    return until('the saved file', async () => (await this.do('() => window.savedFile')) as string | undefined)
  }

  /** Chooses a file as in the system's file chooser. */
  async chooseFile(text: string): Promise<void> {
    await until('a place to put a file', async () => this.has('input[type=file]'))
    await this.do(
      `text => {
        const chosen = new DataTransfer()
        chosen.items.add(new File([text], 'evening.json', { type: 'application/json' }))
        const input = document.querySelector('input[type=file]')
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }`,
      text,
    )
  }
}

/** In milliseconds: a little longer than a double click may take. */
const DOUBLE_CLICK = 750

const OPEN_CHOICE = '[data-choice]:not([data-closed])'
const MENU_CHOICE = `[data-kit-overlay] ${OPEN_CHOICE}`
const LIT_PLACE = '[data-place][data-state=lit]'
/** Confirms a choice composed on the board. */
const CONFIRM = '[data-board] button[data-choice=""]'
