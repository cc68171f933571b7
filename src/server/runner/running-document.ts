import type { PlayState, PlayTheme } from '#contracts/play-state.ts'
import { AUTHOR_SCRIPT, type LineRange, type RunnerPage } from '#contracts/runner-page.ts'
import { TOO_MANY_WASM_PLACES, withWasm } from '#contracts/with-wasm.ts'
import { html as markup, raw } from '#markup/html.ts'
import { AppError } from '../http/errors/app-error.ts'
import { defaultStylesheet } from './default-stylesheets.ts'

/** The server's knowledge of the page around. */
export interface Surroundings extends Pick<RunnerPage, 'parents' | 'texts'> {
  readonly theme: PlayTheme | undefined
  /** The text of the runner's script. */
  readonly script: string
}

/** Of code that came without a script, nothing. */
const NO_LINES: LineRange = { first: 0, last: -1 }

/**
 * The document that runs code: the runner's script first, then the stylesheets, the author's HTML, and the author's script at its end, as if
 * it stood there in the author's own page.
 *
 * @throws AppError `bad_request` when it would become much larger than the code
 */
export function runningDocument(state: PlayState, around: Surroundings): string {
  return documentOf(state, around, linesIn)
}

/**
 * The same for a script to write into an empty document. Browsers count the lines of a written script by themselves, so the author's one has a
 * name there.
 *
 * @throws AppError `bad_request` when it would become much larger than the code
 */
export function writtenDocument(state: PlayState, around: Surroundings): string {
  const named = state.js === '' ? state : { ...state, js: `${state.js}\n//# sourceURL=${AUTHOR_SCRIPT}` }
  return documentOf(named, around, () => ({ html: NO_LINES, js: NO_LINES }))
}

/** The pieces of a document whose lines are counted: what stands before the author's HTML, between that and the script, and the two themselves. */
interface Pieces {
  readonly head: string
  readonly html: string
  readonly between: string
  readonly js: string
}

function documentOf(state: PlayState, around: Surroundings, count: (pieces: Pieces) => RunnerPage['lines']): string {
  const { html, css, importMap, isModule = false } = state
  const theme = around.theme ?? state.theme
  const js = scriptOf(state)
  const map = importMap === undefined ? '' : `<script type="importmap">${importMap.replaceAll('<', '\\u003c')}</script>`
  const rest = `<style>\n${defaultStylesheet(state.defaults)}\n</style>${authorStyle(css)}${map}</head><body>`
  const between = `<script${isModule ? ' type="module"' : ''}>`
  // What the runner's own element gets changes with the lines, but holds no line break.
  const headWith = (lines: RunnerPage['lines']): string => headOf(pageOf(around, lines), theme, around.script) + rest
  const lines = count({ head: headWith({ html: NO_LINES, js: NO_LINES }), html, between, js })
  return `${headWith(lines)}\n${html}\n${js === '' ? '' : `${between}\n${js}\n</script>\n`}</body></html>\n`
}

function linesIn({ head, html, between, js }: Pieces): RunnerPage['lines'] {
  const first = linesOf(head) + 1
  return { html: range(first, html), js: js === '' ? NO_LINES : range(first + linesOf(html) + linesOf(between), js) }
}

/**
 * The document that compiles WebAssembly text for pages of the site. No code of users ever stands in it.
 *
 * @param script its address
 */
export function compilerDocument(parents: readonly string[], script: string): string {
  return markup`<!doctype html><html><head><meta charset="utf-8"><script src="${script}" data-parents="${JSON.stringify(parents)}"></script></head><body></body></html>\n`.toString()
}

/** An empty document that waits for code. */
export function blankDocument(around: Surroundings): string {
  const page = { ...pageOf(around, { html: NO_LINES, js: NO_LINES }), isBlank: true }
  return `${headOf(page, around.theme, around.script)}</head><body></body></html>\n`
}

function pageOf({ parents, texts, theme }: Surroundings, lines: RunnerPage['lines']): RunnerPage {
  return { parents, isBlank: false, ...(theme === undefined ? {} : { theme }), lines, texts }
}

/** The scheme of the user's choice is known before anything is painted. */
function headOf(page: RunnerPage, theme: PlayTheme | undefined, script: string): string {
  const scheme = theme === undefined || theme === 'os-default' ? 'light dark' : theme
  // The script is ours; what would end its element is spelled in another way.
  return markup`<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="${scheme}"><script data-runner="${JSON.stringify(page)}">${raw(inScript(script))}</script><meta name="viewport" content="width=device-width, initial-scale=1">`.toString()
}

/** Scripts of authors find it by its id (docs/behaviour/runner.md 8), so it is there without styles too. */
function authorStyle(css: string): string {
  return `<style id="css-output">\n${css.replace(/<\/(?=style)/gi, '<\\/')}\n</style>`
}

/**
 * The author's script as it can stand in the document.
 *
 * @throws AppError `bad_request` when it has the place of its module too often
 */
function scriptOf({ js, wasm }: PlayState): string {
  const script = withWasm(js, wasm)
  if (script === undefined) throw new AppError('bad_request', { message: TOO_MANY_WASM_PLACES })
  return inScript(script)
}

/** Escapes text that would end the element, or make the parser look for another end, so that it means the same in texts and patterns. */
function inScript(js: string): string {
  return js.replace(/<(?=\/script|!--)/gi, '\\x3C')
}

function range(first: number, text: string): LineRange {
  return { first, last: first + linesOf(text) - 1 }
}

function linesOf(text: string): number {
  return text.split(/\r\n|[\n\r]/).length
}
