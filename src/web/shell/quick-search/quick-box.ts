import { QUICK_HINT_MS, QUICK_HITS, QUICK_HITS_LOW, QUICK_LOW_WINDOW, QUICK_PREFETCH_MS, QUICK_STATUS_MS } from '#contracts/quick-search.ts'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { measure } from '../../browser/measure.ts'
import { answerQuickly, type QuickAnswer, type QuickHits, type TitleSource } from './answer-quickly.ts'
import { QuickPanel } from './quick-panel.ts'
import { type QuickTranslate, quickRows } from './quick-rows.ts'
import { createStatusText } from './quick-status.ts'

interface BoxInput {
  /** Holds the form. */
  readonly box: HTMLElement
  /** Had the focus when the box got it. */
  readonly before: EventTarget | null
  readonly locale: string
  /** Of the texts. */
  readonly language: string
  readonly own: TitleSource
  readonly english: TitleSource | undefined
  readonly t: QuickTranslate
}

const NO_HITS: QuickHits = { kind: 'hits', hits: [], isNear: false }

/** A search box that offers titles: opens with the focus, closes with its end (docs/behaviour/quick-search.md 8). */
export class QuickBox {
  readonly #input: BoxInput
  readonly #form: HTMLFormElement
  readonly #field: HTMLInputElement
  readonly #panel: QuickPanel
  readonly #statusOf: (found: QuickHits) => string
  /** Had the focus before the box: it gets it back on Escape. */
  #before: EventTarget | null
  /** The text that Escape removed, for the next time that the box is opened. */
  #escaped = ''
  /** Of the page on which the box was opened last. */
  #path = location.pathname
  #limit = QUICK_HITS
  #hint: ReturnType<typeof setTimeout> | undefined
  #isLate = false
  /** A letter was typed, and what there is for it is shown once the letter is drawn. */
  #isAwaited = false
  #status: ReturnType<typeof setTimeout> | undefined
  #prefetch: ReturnType<typeof setTimeout> | undefined

  /** @throws Error when there is no form with a field in the box */
  constructor(input: BoxInput) {
    this.#input = input
    this.#statusOf = createStatusText(input.t)
    const form = input.box.querySelector('form')
    const field = form?.querySelector('input')
    if (form === null || field === null || field === undefined) throw new Error('a search box has a form with a field')
    this.#form = form
    this.#field = field
    this.#before = input.before
    this.#panel = new QuickPanel(field, input, () => this.#leave())
    this.#listen()
    if (document.activeElement === field) this.#open()
  }

  /** Shows what there is for the text in the field, now that there may be more. */
  refresh(): void {
    if (this.#panel.isOpen) this.#render()
  }

  get #query(): string {
    return this.#field.value.trim()
  }

  #listen(): void {
    const { box } = this.#input
    box.addEventListener('focusin', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) this.#before = relatedTarget
    })
    this.#field.addEventListener('focus', () => {
      this.#restoreText()
      this.#open()
    })
    this.#field.addEventListener('input', () => {
      if (!this.#panel.isOpen) this.#open()
      else this.#renderSoon()
    })
    this.#field.addEventListener('keydown', (event) => this.#onKey(event))
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && event.target !== this.#field) this.#escape()
    })
    this.#form.addEventListener('submit', (event) => this.#onSubmit(event))
    box.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) this.#close()
    })
    addEventListener('pointerdown', ({ target }) => {
      if (this.#panel.isOpen && target instanceof Node && !box.contains(target)) this.#close()
    })
    addEventListener('click', (event) => isPlainClick(event) && this.#forgetFor(findPage(event.target)), { capture: true })
    addEventListener('popstate', () => this.#forgetFor(location.pathname))
    addEventListener('resize', () => this.#measureWindow())
    const { element } = this.#panel
    // The focus stays in the field, or the panel would close before the click.
    element.addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.closest('label') !== null)) event.preventDefault()
    })
    element.addEventListener('pointermove', ({ target }) => this.#highlight(this.#rowOf(target)))
    element.addEventListener('click', (event) => this.#onClick(event))
  }

  #open(): void {
    if (!this.#panel.isOpen) {
      measure({ name: 'search.open' })
      const isOutOfSight = this.#form.getBoundingClientRect().bottom < 0
      if (isOutOfSight) this.#input.box.dataset.afloat = ''
    }
    this.#path = location.pathname
    this.#measureWindow()
    this.#input.own.load()
    if (this.#input.english?.state === 'failed') this.#input.english.load()
    this.#panel.isOpen = true
    this.#render()
  }

  /** Not with every letter: the browser lays the page out to answer. */
  #measureWindow(): void {
    this.#limit = innerHeight < QUICK_LOW_WINDOW ? QUICK_HITS_LOW : QUICK_HITS
  }

  #close(): void {
    this.#panel.isOpen = false
    this.#isAwaited = false
    this.#stopTimers()
    delete this.#input.box.dataset.afloat
  }

  /** The focus returns to where it was, and the text is there again when the box is opened again (docs/behaviour/quick-search.md 8). */
  #escape(): void {
    const before = this.#before
    this.#escaped = this.#field.value
    this.#leave()
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }

  /** Selected, so that the next letter replaces it. */
  #restoreText(): void {
    if (this.#field.value !== '' || this.#escaped === '') return
    this.#field.value = this.#escaped
    this.#escaped = ''
    this.#field.select()
  }

  /** A text belongs to the page on which it was typed (docs/behaviour/quick-search.md 12). @param path of the page that follows */
  #forgetFor(path: string | undefined): void {
    if (path === undefined || path === this.#path || this.#panel.isOpen) return
    this.#field.value = ''
    this.#escaped = ''
  }

  /** Empties and closes the box. */
  #leave(): void {
    this.#field.value = ''
    this.#close()
    this.#field.blur()
  }

  /** The next frame has the letter and nothing else: on a slow processor it is there in half of the time. */
  #renderSoon(): void {
    if (this.#isAwaited) return
    this.#isAwaited = true
    requestAnimationFrame(() => setTimeout(() => this.#isAwaited && this.#render()))
  }

  #render(): void {
    this.#isAwaited = false
    try {
      this.#show()
    } catch (error) {
      console.error('quick search could not be shown', error)
      this.#panel.show({ message: this.#input.t('broken'), rows: undefined })
    }
  }

  #show(): void {
    const query = this.#query
    const answer: QuickAnswer = query === '' ? NO_HITS : answerQuickly(query, { ...this.#input, limit: this.#limit })
    this.#watchFor(answer, query)
    const { t } = this.#input
    if (query === '') this.#showNothing('')
    else if (answer.kind === 'failed') this.#showNothing(t('failed'))
    else if (answer.kind === 'awaited') this.#showNothing(this.#isLate ? t('loading') : '')
    else this.#showHits(answer, query)
  }

  #showHits(found: QuickHits, query: string): void {
    const { hits, isNear } = found
    const { locale, t } = this.#input
    const searchPath = this.#form.getAttribute('action') ?? ''
    const rows = quickRows({ hits, query, locale, searchPath, t })
    // Enter searches for what was typed, unless the user chooses one of the near titles.
    this.#panel.show({ message: hits.length === 0 || isNear ? t('nothing') : '', rows, isFirstHighlighted: !isNear })
    this.#announce(this.#statusOf(found))
    this.#prefetchHighlighted()
  }

  #showNothing(message: string): void {
    clearTimeout(this.#prefetch)
    this.#panel.show({ message, rows: undefined })
    this.#announce(message)
  }

  /** The hint comes when the user has waited, not with every letter anew. */
  #watchFor({ kind }: QuickAnswer, query: string): void {
    if (kind !== 'awaited' || query === '') {
      clearTimeout(this.#hint)
      this.#hint = undefined
      this.#isLate = false
      return
    }
    this.#hint ??= setTimeout(() => {
      this.#isLate = true
      this.refresh()
    }, QUICK_HINT_MS)
  }

  #announce(text: string): void {
    clearTimeout(this.#status)
    this.#panel.announce(text)
    this.#status = setTimeout(() => this.#panel.announce(''), QUICK_STATUS_MS)
  }

  #highlight(at: number): void {
    if (at < 0 || at === this.#panel.highlighted) return
    this.#panel.highlight(at)
    this.#prefetchHighlighted()
  }

  #prefetchHighlighted(): void {
    clearTimeout(this.#prefetch)
    const row = this.#panel.rows[this.#panel.highlighted]
    this.#prefetch = setTimeout(() => row?.dispatchEvent(new Event('intend', { bubbles: true })), QUICK_PREFETCH_MS)
  }

  #rowOf(target: EventTarget | null): number {
    const row = target instanceof Element ? target.closest('a') : null
    return row === null ? -1 : this.#panel.rows.indexOf(row)
  }

  #onKey(event: KeyboardEvent): void {
    // The loader repeats the key that woke the page; an input method has keys of its own.
    if (!event.isTrusted || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      this.#escape()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (this.#isAwaited && (step !== undefined || event.key === 'Enter')) this.#render()
    const { highlighted, rows } = this.#panel
    if (!this.#panel.isOpen || rows.length === 0) return
    if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      this.#highlight(highlighted < 0 && step < 0 ? rows.length - 1 : (highlighted + step + rows.length) % rows.length)
      this.#panel.reveal()
    }
    const row = rows[highlighted]
    if (event.key !== 'Enter' || row === undefined) return
    event.preventDefault()
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey, altKey }))
  }

  #onSubmit(event: Event): void {
    if (this.#query === '') event.preventDefault()
    else measure({ name: 'search.submit', length: this.#query.length })
  }

  #onClick(event: MouseEvent): void {
    const at = this.#rowOf(event.target)
    const row = this.#panel.rows[at]
    if (row === undefined) return
    if (row.dataset.search === undefined) measure({ name: 'search.suggestion', url: row.href, position: at + 1 })
    else measure({ name: 'search.submit', length: this.#query.length })
    // A link that is gone before its click is over leads nowhere.
    if (isPlainClick(event)) setTimeout(() => this.#leave())
  }

  #stopTimers(): void {
    clearTimeout(this.#hint)
    clearTimeout(this.#status)
    clearTimeout(this.#prefetch)
    this.#hint = undefined
    this.#isLate = false
    this.#panel.announce('')
  }
}

/** The path of the page that a link leads to; undefined where there is no link, or it opens another window. */
function findPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target])') : null
  return link?.pathname
}
