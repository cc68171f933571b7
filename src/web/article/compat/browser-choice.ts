import type { Translate } from '../../texts/translator.ts'
import { countSupport } from './count-support.ts'
import { hideBrowsers, listHiddenBrowsers } from './hidden-browsers.ts'

/** The list of browsers that a user may see or not, below its button. It is made when it is first asked for. */
export class BrowserChoice {
  readonly #table: HTMLElement
  readonly #button: HTMLElement
  readonly #t: Translate
  #panel: HTMLElement | undefined
  #isCounted = false

  constructor(table: HTMLElement, button: HTMLElement, t: Translate) {
    this.#table = table
    this.#button = button
    this.#t = t
    this.refresh()
  }

  /** Opens or closes the list. */
  toggle(): void {
    if (this.#panel === undefined) {
      this.#panel = this.#makePanel()
      this.refresh()
    }
    this.#panel.hidden = !this.#panel.hidden
    this.#button.setAttribute('aria-expanded', String(!this.#panel.hidden))
  }

  /** Shows what is chosen. A table that would lose all its browsers keeps them; of those that are left one stays. */
  refresh(): void {
    const hidden = listHiddenBrowsers()
    const ids = headsOf(this.#table).map((head) => head.dataset.b ?? '')
    const shown = ids.filter((id) => !hidden.has(id))
    this.#table.toggleAttribute('data-all', shown.length === 0)
    this.#count(shown.length === 0 ? new Set() : hidden)
    for (const box of this.#panel?.querySelectorAll('input') ?? []) {
      box.checked = shown.length === 0 || shown.includes(box.value)
      box.disabled = shown.length === 1 && box.checked
    }
    this.#offerReset(shown.length < ids.length)
    const status = this.#panel?.querySelector('output')
    if (status != null) status.textContent = this.#t('compat.browsers_shown', { shown: shown.length || ids.length, count: ids.length })
  }

  /** What the page itself says is right until a browser is hidden. */
  #count(hidden: ReadonlySet<string>): void {
    if (hidden.size === 0 && !this.#isCounted) return
    this.#isCounted = true
    countSupport(this.#table, { hidden, t: this.#t })
  }

  /** Where nothing is hidden there is nothing to show again; a focus on the button goes to the list. */
  #offerReset(isOffered: boolean): void {
    const reset = this.#panel?.querySelector('button')
    if (reset == null) return
    if (!isOffered && reset === document.activeElement) this.#panel?.querySelector<HTMLInputElement>('input:enabled')?.focus()
    reset.hidden = !isOffered
  }

  /** Takes the list away. */
  remove(): void {
    this.#panel?.remove()
    this.#button.setAttribute('aria-expanded', 'false')
  }

  #makePanel(): HTMLElement {
    const panel = document.createElement('div')
    panel.className = 'compat-choice'
    panel.hidden = true
    panel.append(...this.#makeGroups(), document.createElement('output'), this.#makeReset())
    panel.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const hidden = new Set(listHiddenBrowsers())
      // All are shown because all are hidden: the choice begins with all of them.
      if (this.#table.hasAttribute('data-all')) for (const head of headsOf(this.#table)) hidden.delete(head.dataset.b ?? '')
      if (target.checked) hidden.delete(target.value)
      else hidden.add(target.value)
      hideBrowsers(hidden)
    })
    panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      this.toggle()
      this.#button.focus()
    })
    this.#button.parentElement?.after(panel)
    return panel
  }

  /** The platforms and browsers of the table's head, each with a box. */
  #makeGroups(): HTMLElement[] {
    const platforms = [...this.#table.querySelectorAll<HTMLElement>('thead th[colspan]')]
    return platforms.map((platform) => {
      const group = document.createElement('fieldset')
      const legend = document.createElement('legend')
      legend.textContent = platform.textContent
      const heads = headsOf(this.#table).filter((head) => head.className === platform.className)
      group.append(legend, ...heads.map(makeBox))
      return group
    })
  }

  #makeReset(): HTMLElement {
    const reset = document.createElement('button')
    reset.type = 'button'
    reset.textContent = this.#t('compat.browsers_all')
    reset.addEventListener('click', () => hideBrowsers(new Set()))
    return reset
  }
}

function headsOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('thead th[data-b]')]
}

function makeBox(head: HTMLElement): HTMLElement {
  const label = document.createElement('label')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.value = head.dataset.b ?? ''
  label.append(box, head.textContent)
  return label
}
