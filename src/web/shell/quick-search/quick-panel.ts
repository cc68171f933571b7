import { escapeHtml } from '#contracts/escape-html.ts'
import { type QuickTranslate, rowId } from './quick-rows-html.ts'
import { areShortcutsOn, chooseShortcuts, showShortcut } from './quick-shortcuts.ts'

interface PanelInput {
  readonly box: HTMLElement
  /** Of the texts. */
  readonly language: string
  readonly t: QuickTranslate
}

/** The panel below a search box: a message, the list of rows, the switch of the shortcuts; and what screen readers are told. */
export class QuickPanel {
  readonly element = document.createElement('div')
  readonly #field: HTMLInputElement
  readonly #message = document.createElement('p')
  readonly #list = document.createElement('div')
  readonly #status = document.createElement('div')
  #rows: readonly HTMLAnchorElement[] = []
  #highlighted = -1

  constructor(field: HTMLInputElement, { box, language, t }: PanelInput) {
    this.#field = field
    const foot = shortcutSwitch(field, t)
    for (const part of [this.#message, this.#status, foot]) part.lang = language
    this.element.className = 'quick-panel'
    this.element.hidden = true
    this.#message.className = 'quick-message'
    this.#list.id = `${field.id}-list`
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', t('results'))
    this.#status.className = 'visually-hidden'
    this.#status.setAttribute('role', 'status')
    this.element.append(this.#message, this.#list, foot)
    box.append(this.element, this.#status)
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', this.#list.id)
    this.show({ message: '', rows: '', highlighted: -1 })
  }

  get isOpen(): boolean {
    return !this.element.hidden
  }

  set isOpen(isOpen: boolean) {
    this.element.hidden = !isOpen
    this.#tellExpanded()
  }

  /** Fills the panel; an empty message or list is not shown. */
  show({ message, rows, highlighted }: { readonly message: string; readonly rows: string; readonly highlighted: number }): void {
    this.#message.textContent = message
    this.#message.hidden = message === ''
    this.#list.innerHTML = rows
    this.#rows = [...this.#list.querySelectorAll('a')]
    this.#highlighted = -1
    this.#list.hidden = rows === ''
    this.#tellExpanded()
    this.highlight(highlighted)
  }

  /** Says something to screen readers; '' takes it back. */
  tell(text: string): void {
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
    this.#rows[this.#highlighted]?.setAttribute('aria-selected', 'false')
    this.#rows[at]?.setAttribute('aria-selected', 'true')
    this.#highlighted = at
    if (at < 0) this.#field.removeAttribute('aria-activedescendant')
    else this.#field.setAttribute('aria-activedescendant', rowId(this.#field.id, at))
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
  const key = (name: string): string => `<kbd>${name}</kbd>`
  const text = escapeHtml(t('shortcuts'))
    .replace('{slash}', key('/'))
    .replace('{combination}', `<bdi dir="ltr">${isApple() ? key('⌘ K') : `${key('Ctrl')}+${key('K')}`}</bdi>`)
  label.innerHTML = `<input type="checkbox"><span>${text}</span>`
  const input = label.querySelector('input')
  if (input === null) return label
  input.checked = areShortcutsOn()
  input.addEventListener('change', () => {
    chooseShortcuts(input.checked)
    showShortcut(field)
  })
  return label
}

/** What the keys are called. */
function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
