import { type Mock, vi } from 'vitest'
import type { MeasuredEvent } from '#contracts/events.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import texts from '#locales/quick-search/en-US.json' with { type: 'json' }
import { translate } from '#locales/translate.ts'
import { prepareQuickIndex, type QuickIndex } from '#search/quick-index.ts'
import { MEASURE } from '../../browser/measure.ts'
import { translator } from '../../texts/translator.ts'
import { searchBoxHtml } from '../search-box-html.ts'
import type { TitleSource } from './answer-quickly.ts'
import { QuickBox } from './quick-box.ts'

export const PAGES = ['Array', 'Array.at()', 'Array.from()', 'ArrayBuffer'].map((title) => ({ title, url: `/en-US/docs/Web/${title}` }))

/** Between two frames. */
const FRAME_MS = 16

export let measured: MeasuredEvent[]
export let box: HTMLElement
export let field: HTMLInputElement

/** Puts a search box into the document, not attached yet; time stands still. */
export function startBox(): void {
  vi.useFakeTimers()
  measured = []
  window.addEventListener(MEASURE, (event) => event instanceof CustomEvent && measured.push(event.detail))
  document.body.innerHTML = `<a id="before" href="/">Before</a><div class="search-box">${searchBoxHtml({ id: 'search' }, { t: translator(interfaceTexts('en-US'), 'en-US'), locale: 'en-US' }).toString()}</div>`
  box = find('.search-box')
  field = input('#search')
}

export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`${selector} is not there`)
  return element
}

function input(selector: string): HTMLInputElement {
  const element = find(selector)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${selector} is no field`)
  return element
}

export function indexOf(entries: readonly { readonly title: string; readonly url: string }[]): QuickIndex {
  const slices = prepareQuickIndex(entries)
  for (;;) {
    const { done, value } = slices.next()
    if (done === true) return value
  }
}

/** A list of titles as a box gets it: ready, or in another state. */
export function titles(state: TitleSource['state'], entries?: typeof PAGES): TitleSource & { readonly load: Mock<() => void> } {
  return { state, index: entries === undefined ? undefined : indexOf(entries), load: vi.fn() }
}

export function attach(own: TitleSource = titles('ready', PAGES), english?: TitleSource): QuickBox {
  return new QuickBox({
    box,
    before: null,
    locale: 'en-US',
    language: 'en-US',
    own,
    english,
    t: (key, values) => translate(texts[key], values, 'en-US'),
  })
}

/** Types a text, and waits until it is drawn and answered. */
export function type(text: string): void {
  typeQuickly(text)
  vi.advanceTimersByTime(FRAME_MS + 1)
}

/** Types a text that is not drawn yet. */
export function typeQuickly(text: string): void {
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A key that a user presses: scripts can not make one that is trusted. */
export function press(
  key: string,
  target: Element = field,
  more: KeyboardEventInit & { readonly isTrusted?: boolean } = {},
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  Object.defineProperty(event, 'isTrusted', { value: more.isTrusted ?? true })
  target.dispatchEvent(event)
  return event
}

export const panel = (): HTMLElement => find('.quick-panel')
export const rows = (): readonly HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.quick-panel [role="option"]')]
export const selected = (): readonly (string | null)[] =>
  rows()
    .filter(({ ariaSelected }) => ariaSelected === 'true')
    .map((row) => row.getAttribute('href'))
export const status = (): string => find('[role="status"]').textContent
