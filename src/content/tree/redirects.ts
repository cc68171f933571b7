import { findLocale } from '#contracts/locales.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { isDocumentUrl } from '#contracts/urls.ts'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { finish, type Steps } from '../read/steps.ts'
import { copyText } from '../text/copy-text.ts'

/** Moved pages of all roots: the old address in lower case -> the final one, chains followed. */
export type Redirects = ReadonlyMap<string, string>

/** A line of a `_redirects.txt`. `to` is '' when the line is not two addresses. */
export interface RedirectLine {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly line: number
}

/** What `_redirects.txt` files say. */
export interface ReadRedirects {
  readonly redirects: Redirects
  readonly diagnostics: readonly Diagnostic[]
}

/** So many lines are a step. */
const LINES_OF_A_STEP = 500

/** A `_redirects.txt`: its text and where it lies. */
export interface RedirectFile {
  readonly text: string
  readonly file: string
}

/**
 * Reads `_redirects.txt` files (`from<TAB>to` lines, docs/behaviour/documents.md 14, 15) and follows chains to their end.
 * A line that is wrong, shadowed by an earlier file, or part of a circle is left out with a diagnostic.
 *
 * @param pageUrl the canonical address of a page in any case, or undefined
 */
export function readRedirects(files: readonly RedirectFile[], pageUrl: (url: string) => string | undefined): ReadRedirects {
  return finish(readRedirectsInSteps(files, pageUrl))
}

/** The same in steps: a site has tens of thousands of them. */
export function* readRedirectsInSteps(files: readonly RedirectFile[], pageUrl: (url: string) => string | undefined): Steps<ReadRedirects> {
  const lines: RedirectLine[][] = []
  for (const file of files) {
    lines.push(linesOf(file))
    yield
  }
  return yield* joinRedirectsInSteps(lines.flat(), pageUrl)
}

/** The lines of `_redirects.txt` files, in order. */
export function parseRedirects(files: readonly RedirectFile[]): readonly RedirectLine[] {
  return files.flatMap(linesOf)
}

/** The redirects of lines, as in `readRedirects`. */
export function joinRedirects(all: readonly RedirectLine[], pageUrl: (url: string) => string | undefined): ReadRedirects {
  return finish(joinRedirectsInSteps(all, pageUrl))
}

function* joinRedirectsInSteps(all: readonly RedirectLine[], pageUrl: (url: string) => string | undefined): Steps<ReadRedirects> {
  const { diagnostics, report } = collectDiagnostics()
  const lines = new Map<string, RedirectLine>()
  const reject = (line: RedirectLine, message: string, hint?: string): void => {
    report({
      kind: 'redirect',
      severity: 'error',
      // The addresses in it are parts of the text of the whole file.
      message: copyText(message),
      file: line.file,
      line: line.line,
      ...(hint === undefined ? {} : { hint }),
    })
  }
  for (const [index, line] of all.entries()) {
    if (index % LINES_OF_A_STEP === 0) yield
    const key = line.from.toLowerCase()
    const problem = problemOf(line)
    if (problem !== undefined) reject(line, problem)
    else if (pageUrl(line.from) !== undefined)
      reject(line, `${line.from} is a page and cannot be redirected`, 'remove the line or the page')
    else if (lines.has(key)) reject(line, `${line.from} is redirected twice; the first line counts`)
    else lines.set(key, line)
  }
  const redirects = new Map<string, string>()
  yield
  const ends = followChains(lines)
  for (const [key, line] of lines) {
    if ((redirects.size + diagnostics.length) % LINES_OF_A_STEP === 0) yield
    const end = ends.get(line)
    if (end === undefined) reject(line, `the redirects from ${line.from} run in a circle`, 'redirect one of them to a page')
    else if (isDocumentUrl(end) && pageUrl(withoutFragment(end)) === undefined)
      reject(line, `${line.from} leads to ${end}, which is not a page`)
    else redirects.set(key === line.from ? copyText(key) : key, canonicalTarget(end, pageUrl))
  }
  return { redirects, diagnostics }
}

function linesOf({ text, file }: RedirectFile): RedirectLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((content, index) => {
      if (content.trim() === '' || content.startsWith('#')) return []
      const [from = '', to = '', ...rest] = content.split('\t')
      return [{ from: withoutSlash(from.trim()), to: rest.length > 0 ? '' : withoutSlash(to.trim()), file, line: index + 1 }]
    })
}

/** The address of a document has no slash at its end, before a fragment neither. */
function withoutSlash(url: string): string {
  const [path = ''] = url.split('#', 1)
  const trimmed = trimEndOf(path, '/')
  return isDocumentUrl(url) && trimmed.includes('/docs/') ? trimmed + url.slice(path.length) : url
}

/** The problem of a line by itself; undefined when there is none. */
export function problemOf({ from, to }: RedirectLine): string | undefined {
  if (to === '') return 'expected two addresses separated by one tab'
  const [, locale = '', kind, slug = ''] = from.split('/')
  if (findLocale(locale) === undefined || kind !== 'docs' || slug === '')
    return `expected an address such as /en-US/docs/Old, found ${from}`
  if (to.startsWith('https://') || (to.startsWith('/') && !to.startsWith('//') && !to.includes('\\'))) return undefined
  return `expected an address of this site or an https one, found ${to}`
}

/**
 * The address at which the chain of each line ends; undefined for a line whose chain runs in a circle. Each line is walked once, because a
 * chain may be as long as the file (docs/behaviour/content-limits.md 2).
 *
 * @param lines by the address that they redirect, in lower case
 */
function followChains(lines: ReadonlyMap<string, RedirectLine>): ReadonlyMap<RedirectLine, string | undefined> {
  const ends = new Map<RedirectLine, string | undefined>()
  for (const start of lines.values()) {
    const walked = new Set<RedirectLine>()
    let next: RedirectLine | undefined = start
    while (next !== undefined && !ends.has(next) && !walked.has(next)) {
      walked.add(next)
      next = lines.get(withoutFragment(next.to).toLowerCase())
    }
    // In a circle, `next` is one of the walked lines: it has no end yet, so none of them gets one.
    for (const line of [...walked].reverse()) {
      ends.set(line, next === undefined ? line.to : joinFragment(ends.get(next), line.to))
      next = line
    }
  }
  return ends
}

/** The end of a chain, with the fragment of the line before it. A fragment of a later line wins. */
function joinFragment(end: string | undefined, to: string): string | undefined {
  return end === undefined || end.includes('#') ? end : end + fragmentOf(to)
}

/** The address of a page is the text that the page has; others are copied, so that they do not hold the whole file. */
function canonicalTarget(to: string, pageUrl: (url: string) => string | undefined): string {
  if (!isDocumentUrl(to)) return copyText(to)
  const page = pageUrl(withoutFragment(to))
  const fragment = lowerCase(fragmentOf(to))
  return page !== undefined && fragment === '' ? page : copyText((page ?? withoutFragment(to)) + fragment)
}

/** All ids are in lower case; a text directive is not an id. */
function lowerCase(fragment: string): string {
  return fragment.includes(':~:') ? fragment : fragment.toLowerCase()
}

function withoutFragment(url: string): string {
  return url.split('#')[0] ?? url
}

function fragmentOf(url: string): string {
  const index = url.indexOf('#')
  return index < 0 ? '' : url.slice(index)
}
