import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { LOADING_DELAY_MS } from '#contracts/interface-times.ts'
import { UPDATES_ADDRESSES } from '#contracts/updates-addresses.ts'
import { type AskedUpdates, requestOfUpdates } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { type UpdatesOutcome, updatesOutcomeHtml, updatesShownText } from '#markup/updates-page-html.ts'
import { call } from '../browser/call.ts'

interface ListInput {
  readonly outcome: HTMLElement
  /** Where screen readers hear what has come. */
  readonly status: HTMLElement
  readonly words: UpdatesWords
  readonly onShown: () => void
}

interface Arrival {
  /** The focus goes to the list: the link that was followed is not there any more. */
  readonly isFocused?: boolean
  /** How far the page was scrolled, on the way back. */
  readonly scroll?: number | undefined
}

/** No one waits longer for a list. In milliseconds. */
const TIMEOUT_MS = 15_000
const [BAD_REQUEST, UNAUTHORIZED] = [400, 401]

/** The list of releases: brings another one in its place. One request at a time: a newer one ends an older, whose response is dropped (docs/behaviour/updates.md 111). */
export class UpdatesList {
  readonly #input: ListInput
  #control: AbortController | undefined

  constructor(input: ListInput) {
    this.#input = input
  }

  /** Shows what is asked for. It never throws: a failure is shown in the place of the list. */
  async show(asked: AskedUpdates, { isFocused = false, scroll }: Arrival): Promise<void> {
    this.stop()
    const control = new AbortController()
    this.#control = control
    const { outcome, status, words, onShown } = this.#input
    outcome.setAttribute('aria-busy', 'true')
    const slow = setTimeout(() => {
      status.textContent = words.t('loading')
    }, LOADING_DELAY_MS)
    control.signal.addEventListener('abort', () => clearTimeout(slow), { once: true })
    const late = setTimeout(() => control.abort(TIMEOUT), TIMEOUT_MS)
    const found = await request(asked, control.signal)
    clearTimeout(slow)
    clearTimeout(late)
    if (control !== this.#control) return
    this.#control = undefined
    const hadFocus = outcome.contains(document.activeElement)
    outcome.innerHTML = updatesOutcomeHtml(asked, found, words).toString()
    outcome.removeAttribute('aria-busy')
    status.textContent = found.kind === 'found' ? updatesShownText(found.reply, asked, words) : messageIn(outcome)
    onShown()
    if (isFocused || hadFocus) focusList(outcome)
    if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' })
  }

  /** Drops what has not come yet. */
  stop(): void {
    const control = this.#control
    this.#control = undefined
    control?.abort()
  }
}

/** What is said in the place of a list. */
function messageIn(outcome: HTMLElement): string {
  return [...outcome.querySelectorAll('h2, p')].map(({ textContent }) => textContent).join(' ')
}

const TIMEOUT = new Error('no answer in time')

async function request(asked: AskedUpdates, signal: AbortSignal): Promise<UpdatesOutcome> {
  const { collections, ...query } = { ...requestOfUpdates(asked), locale: asked.locale }
  const result =
    collections === undefined
      ? await call(UPDATES_ADDRESSES.list, { query, signal })
      : await call(UPDATES_ADDRESSES.listOfCollections, { query: { ...query, collections }, signal })
  if (result.isOk) return { kind: 'found', reply: result.reply }
  if (result.status === BAD_REQUEST) return { kind: 'rejected' }
  if (result.status !== UNAUTHORIZED) return { kind: 'failed' }
  return { kind: 'signed-out', logIn: `${SIGN_IN_PATH}?next=${encodeURIComponent(location.pathname + location.search)}` }
}

/** The beginning of the list: the next Tab is at its first row. */
function focusList(outcome: HTMLElement): void {
  outcome.tabIndex = -1
  outcome.focus({ preventScroll: true })
  outcome.scrollIntoView({ behavior: 'instant', block: 'start' })
}
