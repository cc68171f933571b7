import { createHash } from 'node:crypto'
import type { NewShare, ShareOptions } from '#contracts/playground.ts'

/** Code as the store has it, apart from what becomes of it. */
export interface StoredCode {
  readonly html: string | null
  readonly css: string | null
  readonly js: string | null
  /** Null where there is none, or an empty one. */
  readonly wat: string | null
  readonly src: string | null
  /** JSON, its keys in one order; null where nothing is set. */
  readonly options: string | null
}

const EXCERPT_MAX = 120

/** Code in the form in which equal code is equal. */
export function storedCodeOf({ html = null, css = null, js = null, wat = null, src = null, options = {} }: NewShare): StoredCode {
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  const optionsText = set.length === 0 ? null : JSON.stringify(Object.fromEntries(set.toSorted(byName)))
  return { html, css, js, wat: wat === '' ? null : wat, src, options: optionsText }
}

/** The options of stored code, in the form in which they are handed out. */
export function optionsOf({ options }: Pick<StoredCode, 'options'>): { readonly options?: ShareOptions } {
  return options === null ? {} : { options: JSON.parse(options) }
}

/** The WebAssembly text of stored code, in the form in which it is handed out: of most code, none. */
export function watOf({ wat }: Pick<StoredCode, 'wat'>): { readonly wat?: string } {
  return wat === null ? {} : { wat }
}

/** The name of code: SHA-256, hexadecimal. Code without WebAssembly text has the one that it had before there was any. */
export function hashOf({ html, css, js, wat, src, options }: StoredCode): string {
  return createHash('sha256')
    .update(JSON.stringify([html, css, js, src, options, ...(wat === null ? [] : [wat])]))
    .digest('hex')
}

/** How large code is, in bytes of UTF-8. */
export function bytesOf({ html, css, js, wat, src, options }: StoredCode): number {
  return [html, css, js, wat, src, options].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)
}

/**
 * How code begins, on one line: by this its author knows it again.
 *
 * @example excerptOf(['<h1>\n  Hello', null, null]) // '<h1> Hello'
 */
export function excerptOf(texts: readonly (string | null)[]): string {
  const [first = ''] = texts.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
  return [...first].slice(0, EXCERPT_MAX).join('')
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
