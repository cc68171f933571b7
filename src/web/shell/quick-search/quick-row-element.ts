import type { QuickRow } from './quick-rows.ts'

/** A row as it is on the page: an option that is a link. It shows one row after the other, for making elements anew takes browsers longer. */
export class QuickRowElement {
  readonly element = document.createElement('a')
  readonly #title: PartedText
  readonly #note = document.createElement('small')
  readonly #path: PartedText

  /**
   * @param kind of what it leads to; a page's path is written from left to right
   * @param language of its texts, but not of titles
   */
  constructor(kind: 'page' | 'search', language: string) {
    const title = document.createElement('bdi')
    const path = document.createElement('span')
    title.className = 'quick-title'
    path.className = 'quick-path'
    if (kind === 'page') path.dir = 'ltr'
    else this.element.dataset.search = ''
    for (const element of kind === 'page' ? [this.#note] : [title, path]) element.lang = language
    this.#title = new PartedText(title, kind === 'page' ? 'mark' : 'bdi')
    this.#path = new PartedText(path, 'bdi')
    this.element.tabIndex = -1
    this.element.setAttribute('role', 'option')
    this.element.setAttribute('aria-selected', 'false')
    this.element.append(title, this.#note, path)
  }

  /** @param id of the element from now on */
  show(id: string, { href, title, note, path, language = '' }: QuickRow): void {
    const { element } = this
    if (element.id !== id) element.id = id
    if (element.getAttribute('href') !== href) element.setAttribute('href', href)
    if (element.hreflang !== language) this.#name(language)
    this.#title.show(title)
    if (this.#note.textContent !== note) this.#note.textContent = note
    this.#path.show(path)
  }

  /** Says in which language the title is, and the page that it leads to; '' for that of this page. */
  #name(language: string): void {
    for (const name of ['lang', 'hreflang']) {
      if (language === '') this.element.removeAttribute(name)
      else this.element.setAttribute(name, language)
    }
  }
}

/** A text whose odd parts are in elements of their own. */
class PartedText {
  readonly #element: HTMLElement
  readonly #tag: 'mark' | 'bdi'
  readonly #texts: Text[] = []

  constructor(element: HTMLElement, tag: 'mark' | 'bdi') {
    this.#element = element
    this.#tag = tag
  }

  show(parts: readonly string[]): void {
    for (const [at, part] of parts.entries()) {
      const text = this.#texts[at] ?? this.#add(at)
      if (text.data !== part) text.data = part
    }
    for (let at = this.#texts.length; at > parts.length; at -= 1) {
      this.#texts.pop()
      this.#element.lastChild?.remove()
    }
  }

  #add(at: number): Text {
    const text = document.createTextNode('')
    this.#texts.push(text)
    if (at % 2 === 0) this.#element.append(text)
    else this.#element.appendChild(document.createElement(this.#tag)).append(text)
    return text
  }
}
