import type { ShareOptions } from '#contracts/playground.ts'

/** The languages of the editors, in their order; WebAssembly text has an editor only where the code has such a text. */
export const PLAY_LANGUAGES = ['html', 'css', 'js', 'wat'] as const
export type PlayLanguage = (typeof PLAY_LANGUAGES)[number]

/** What the languages are called; names that are the same in every language of the interface. */
const NAMES = { html: 'HTML', css: 'CSS', js: 'JavaScript', ts: 'TypeScript', wat: 'WAT' } as const

/** The code of a playground with what is set for it. */
export interface PlayCode {
  readonly html: string
  readonly css: string
  readonly js: string
  /** WebAssembly text, compiled before the code is run; the script finds the module at `WASM_PLACE`. */
  readonly wat?: string | undefined
  /** Address of the page that it is from, for files next to that page. */
  readonly src?: string | undefined
  readonly options?: ShareOptions | undefined
}

export const EMPTY_CODE: PlayCode = { html: '', css: '', js: '' }

/** What the language of an editor is called. */
export function languageName(language: PlayLanguage, options: ShareOptions | undefined): string {
  return NAMES[language === 'js' && options?.isTypeScript === true ? 'ts' : language]
}

/** Whether there is nothing to run. */
export function isEmptyCode({ html, css, js, wat = '' }: PlayCode): boolean {
  return (html + css + js + wat).trim() === ''
}

/** Whether two playgrounds are the same, but for where they are from. */
export function isSameCode(one: PlayCode, other: PlayCode): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ html, css, js, wat = '', options: { isModule = false, isTypeScript = false, importMap = '' } = {} }: PlayCode): string {
  return JSON.stringify([html, css, js, wat, isModule, isTypeScript, importMap])
}

/**
 * Code from a place that anything may stand in: the storage of the browser. Texts that are missing are empty.
 *
 * @returns undefined for what is no code at all
 */
export function findPlayCode(value: unknown): PlayCode | undefined {
  const fields = fieldsOf(value)
  if (!PLAY_LANGUAGES.some((language) => typeof fields.get(language) === 'string')) return undefined
  const options = findOptions(fields.get('options'))
  const src = textOf(fields.get('src'))
  const wat = fields.get('wat')
  return {
    html: textOf(fields.get('html')),
    css: textOf(fields.get('css')),
    js: textOf(fields.get('js')),
    ...(typeof wat === 'string' ? { wat } : {}),
    ...(src === '' ? {} : { src }),
    ...(options === undefined ? {} : { options }),
  }
}

function findOptions(value: unknown): ShareOptions | undefined {
  const fields = fieldsOf(value)
  const importMap = textOf(fields.get('importMap'))
  const options = {
    ...(fields.get('isModule') === true ? { isModule: true } : {}),
    ...(fields.get('isTypeScript') === true ? { isTypeScript: true } : {}),
    ...(importMap.trim() === '' ? {} : { importMap }),
  }
  return Object.keys(options).length === 0 ? undefined : options
}

/** The fields of an object that was stored; none of anything else. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
