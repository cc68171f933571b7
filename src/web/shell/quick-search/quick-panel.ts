import { fillHtml, type Html, html } from '#markup/html.ts'
import { chooseShortcuts } from './choose-shortcuts.ts'
import { QuickRowElement } from './quick-row-element.ts'
import type { QuickRows, QuickTranslate } from './quick-rows.ts'
import { areShortcutsOn, showShortcut } from './quick-shortcuts.ts'

interface PanelInput {
  readonly box: HTMLElement
  /** Of the texts. */
  readonly language: string
  readonly t: QuickTranslate
}

interface ShownRows {
  readonly message: string
  readonly rows: QuickRows | undefined
  /** Absent: it is. */
  readonly isFirstHighlighted?: boolean
}

/** The panel below a search box: a message, the list of rows, the switch of the shortcuts; and what is announced to screen readers. */
export class QuickPanel {
  readonly element = document.createElement('div')
  readonly #field: HTMLInputElement
  readonly #message = document.createElement('p')
  readonly #list = document.createElement('div')
  readonly #status = document.createElement('div')
  /** All that were needed so far. */
  readonly #pages: QuickRowElement[] = []
  readonly #search: QuickRowElement
  readonly #language: string
  #rows: readonly HTMLAnchorElement[] = []
  #highlighted = -1

  constructor(field: HTMLInputElement, { box, language, t }: PanelInput, onClose: () => void) {
    this.#field = field
    this.#language = language
    this.#search = new QuickRowElement('search', language)
    const foot = shortcutSwitch(field, t)
    const close = closeButton(t, onClose)
    for (const part of [this.#message, this.#status, foot, close]) part.lang = language
    this.element.className = 'quick-panel'
    this.element.hidden = true
    this.#message.className = 'quick-message'
    this.#list.id = `${field.id}-list`
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', t('results'))
    this.#status.className = 'visually-hidden'
    this.#status.setAttribute('role', 'status')
    this.element.append(this.#message, this.#list, foot, close)
    box.append(this.element, this.#status)
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', this.#list.id)
    this.show({ message: '', rows: undefined })
  }

  get isOpen(): boolean {
    return !this.element.hidden
  }

  set isOpen(isOpen: boolean) {
    this.element.hidden = !isOpen
    this.#tellExpanded()
  }

  /** Fills the panel; an empty message and a list without rows are not shown. */
  show({ message, rows, isFirstHighlighted = true }: ShownRows): void {
    if (this.#message.textContent !== message) this.#message.textContent = message
    this.#message.hidden = message === ''
    if (rows === undefined) this.#list.replaceChildren()
    this.#rows = rows === undefined ? [] : this.#fill(rows)
    this.#list.hidden = rows === undefined
    this.#tellExpanded()
    this.highlight(isFirstHighlighted && this.#rows.length > 1 ? 0 : -1)
  }

  #fill({ pages, search }: QuickRows): readonly HTMLAnchorElement[] {
    for (const { element } of this.#pages.slice(pages.length)) element.remove()
    if (!this.#search.element.isConnected) this.#list.append(this.#search.element)
    const shown = pages.map((row, at) => {
      const page = this.#pages[at] ?? new QuickRowElement('page', this.#language)
      this.#pages[at] = page
      page.show(this.#rowId(at), row)
      if (!page.element.isConnected) this.#search.element.before(page.element)
      return page.element
    })
    this.#search.show(this.#rowId(pages.length), search)
    return [...shown, this.#search.element]
  }

  /** For the field to name the highlighted one. There may be several search boxes on a page. */
  #rowId(at: number): string {
    return `${this.#field.id}-row-${at}`
  }

  /** Says something to screen readers; '' takes it back. */
  announce(text: string): void {
    this.#status.textContent = text
  }

  get rows(): readonly HTMLAnchorElement[] {
    return this.#rows
  }

  get highlighted(): number {
    return this.#highlighted
  }

  /** Highlights a row, from 0; -1 for none. */
  highlight(at: number): void {
    this.#highlighted = at
    for (const [place, row] of this.#rows.entries()) {
      const isSelected = String(place === at)
      if (row.ariaSelected !== isSelected) row.ariaSelected = isSelected
    }
    const row = this.#rows[at]
    if (row === undefined) this.#field.removeAttribute('aria-activedescendant')
    else this.#field.setAttribute('aria-activedescendant', row.id)
  }

  /** Brings the highlighted row into sight. */
  reveal(): void {
    this.#rows[this.#highlighted]?.scrollIntoView({ block: 'nearest' })
  }

  #tellExpanded(): void {
    this.#field.setAttribute('aria-expanded', String(this.isOpen && !this.#list.hidden))
  }
}

function shortcutSwitch(field: HTMLInputElement, t: QuickTranslate): HTMLElement {
  const label = document.createElement('label')
  label.className = 'quick-foot'
  const key = (name: string): Html => html`<kbd>${name}</kbd>`
  const combination = html`<bdi dir="ltr">${isApple() ? key('⌘ K') : html`${key('Ctrl')}+${key('K')}`}</bdi>`
  const text = fillHtml(t('shortcuts'), { slash: key('/'), combination })
  label.innerHTML = html`<input type="checkbox"><span>${text}</span>`.toString()
  const input = label.querySelector('input')
  if (input === null) return label
  input.checked = areShortcutsOn()
  input.addEventListener('change', () => {
    chooseShortcuts(input.checked)
    showShortcut(field)
  })
  return label
}

/** For touch, where there is no Escape (quick-search.css). */
function closeButton(t: QuickTranslate, onClose: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'quick-close'
  button.textContent = t('close')
  button.addEventListener('click', onClose)
  return button
}

/** What the keys are called. */
function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
