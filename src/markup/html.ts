/** What may stand in an `html` template. Text is escaped, `Html` is written as it is, of a list each; false, null and undefined give nothing. */
export type HtmlValue = string | number | Html | false | null | undefined | readonly HtmlValue[]

/** HTML whose texts are escaped. Only the functions of this file make it, so the compiler finds a text where HTML is expected. */
export class Html {
  /** No `#text`: what compares values, as tests do, must see it. */
  private readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** For this file alone: everyone else says `raw`, with the reason. */
  static of(text: string): Html {
    return new Html(text)
  }

  toString(): string {
    return this.text
  }
}

/**
 * HTML with values. A value may stand between tags or in an attribute in double quotes, never in a `script` or `style` element. It writes XML as
 * well: its four entities are the same.
 *
 * @example html`<p title="${'a "b"'}">${'1 < 2'}</p>` // <p title="a &quot;b&quot;">1 &lt; 2</p>
 * @example html`<option${isChosen && html` selected`}>` // <option selected>, or <option>
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = strings[0] ?? ''
  // A counter and no iterator: the builder calls this some hundred times for a page.
  for (let index = 0; index < values.length; index += 1) text += written(values[index]) + (strings[index + 1] ?? '')
  return Html.of(text)
}

/** HTML from a text that is HTML already. Each call says in a comment why it is. */
export function raw(text: string): Html {
  return Html.of(text)
}

/**
 * The same HTML as one piece of text in memory, to be stored and used again: V8 keeps joined texts in pieces, and puts them together anew for each
 * text that they are used in (docs/decisions/0162).
 *
 * @param element begins and ends with a tag, so that there is nothing to trim
 */
export function flatHtml(element: Html): Html {
  return Html.of(element.toString().trim())
}

/** Parts one after the other; absent ones leave no separator. @param separator HTML itself, most often a line break */
export function joinHtml(parts: readonly (Html | false | null | undefined)[], separator = ''): Html {
  let text: string | undefined
  for (const part of parts) if (part instanceof Html) text = text === undefined ? part.toString() : text + separator + part.toString()
  return Html.of(text ?? '')
}

/**
 * A text whose `{name}` places are filled with HTML; the text itself is escaped. A value is never searched for places.
 *
 * @example fillHtml('Do you mean {link}?', { link: html`<a href="/">a</a>` }) // Do you mean <a href="/">a</a>?
 */
export function fillHtml(text: string, values: Readonly<Record<string, Html>>): Html {
  return Html.of(escapeHtml(text).replace(/\{(\w+)\}/g, (place, name: string) => values[name]?.toString() ?? place))
}

function written(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value)
  if (value instanceof Html) return value.toString()
  if (isList(value)) return listWritten(value)
  return value === false || value === null || value === undefined ? '' : String(value)
}

function listWritten(values: readonly HtmlValue[]): string {
  let text = ''
  for (const value of values) text += written(value)
  return text
}

function isList(value: HtmlValue): value is readonly HtmlValue[] {
  return Array.isArray(value)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Apostrophes stay: prose is full of them, and no attribute of a template is in single quotes (tools/house/escapes.ts). */
function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character) : text
}
