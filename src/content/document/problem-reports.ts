import type { DiagnosticFix } from '#contracts/diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { HtmlContext, ProblemPlace } from '../html/html-context.ts'
import type { ExpandedBody, ReportAt } from '../macros/expand.ts'
import type { PageRecord } from '../read/page-record.ts'
import { findAddress } from '../source/find-address.ts'
import { LinkPlaces } from '../source/link-places.ts'
import { TagPlaces } from '../source/tag-places.ts'
import { decodePath } from '../text/decode-path.ts'
import { type Place, Places } from '../text/places.ts'
import { CallPlaces } from './call-places.ts'

type MacroOutputs = Pick<ExpandedBody, 'text' | 'outputs' | 'offsets'>

/** After this many searches in vain, each of which goes through the rest of the page, a problem has the beginning of its line as its place. */
const MAX_VAIN = 20

interface Located {
  readonly place: Place | undefined
  readonly fix?: DiagnosticFix
}

/** Collects the problems of one page and finds where they stand in its file. */
export class ProblemReports {
  readonly diagnostics: Diagnostic[] = []
  readonly #page: PageRecord
  readonly #places: Places
  readonly #links: LinkPlaces
  /** The same for `ofLinks`: a link that is reported twice has one place. */
  readonly #written: LinkPlaces
  readonly #tags: TagPlaces
  /** The last search for a text, and how many were in vain. */
  #search = { from: -1, found: -1, vain: 0 }

  /** @param text the whole file, decoded */
  constructor(page: PageRecord, text: string) {
    this.#page = page
    this.#places = new Places(text)
    const body = text.slice(page.bodyStart)
    this.#links = new LinkPlaces(body)
    this.#written = new LinkPlaces(body)
    this.#tags = new TagPlaces(body)
  }

  /** Takes problems with their offset in the file. */
  readonly at: ReportAt = (offset, problem) => {
    this.diagnostics.push({ ...withoutAbsent(problem), file: this.#page.file, ...this.#places.at(offset) })
  }

  /**
   * Takes problems of the HTML stage, which knows their line at best.
   *
   * @param expanded the body with its macros expanded. A placeholder is as long as the call it stands for but has no line breaks: lines are found by their offsets.
   */
  ofHtml(expanded: MacroOutputs): HtmlContext['report'] {
    const lines = new Places(expanded.text)
    const calls = new CallPlaces(expanded)
    return ({ kind, severity, message, place, hint }) => {
      const line = place.line === undefined ? 0 : lines.startOfLine(place.line)
      const { place: found, fix } = this.#locate(kind, place, line, { offsets: expanded.offsets, calls })
      this.diagnostics.push({ ...withoutAbsent({ kind, severity, message, hint, fix }), file: this.#page.file, ...found })
    }
  }

  /** The places of links, in the order of the page. It has to be fast: it is called for each link to a part of a page. */
  ofLinks(expanded: MacroOutputs): (place: ProblemPlace) => Place {
    const lines = new Places(expanded.text)
    const { bodyStart } = this.#page
    let last = -1
    /** Until one is not, all addresses are looked for as they stand: to look in vain goes through the rest of the page, for each of them. */
    let areLiteral = true
    return ({ line, address = '', call }) => {
      const offset = call === undefined ? undefined : expanded.offsets[call]
      if (offset !== undefined) return this.#places.at(offset)
      const from = line === undefined ? 0 : lines.startOfLine(line)
      const after = Math.max(from, last + 1)
      const literal = areLiteral ? findAddress(expanded.text, address, after) : undefined
      last = literal ?? last
      areLiteral = literal !== undefined
      return this.#places.at(bodyStart + (literal ?? this.#written.take(address, after)?.start ?? from))
    }
  }

  #locate(kind: string, place: ProblemPlace, lineStart: number, { offsets, calls }: Calls): Located {
    const { line, needle, address, call, tag, isFrontMatter = false, path, fragment } = place
    const { bodyStart } = this.#page
    const own = call === undefined ? undefined : offsets[call]
    if (own !== undefined) return { place: this.#places.at(own) }
    if (tag !== undefined) {
      const start = this.#tags.take(kind, tag)
      return { place: start === undefined ? undefined : this.#places.at(bodyStart + start) }
    }
    const link = address === undefined ? undefined : this.#links.take(address, lineStart)
    if (link !== undefined) {
      const start = bodyStart + link.start
      const fix = addressFix(start, link.written, { path, fragment })
      return { place: this.#places.at(start), ...(fix === undefined ? {} : { fix }) }
    }
    const from = isFrontMatter ? 0 : bodyStart + lineStart
    const caller = address === undefined || line !== undefined ? undefined : calls.take(address)
    if (caller !== undefined) return { place: this.#places.at(caller) }
    return { place: this.#find(needle ?? address ?? '', from) ?? (line === undefined ? undefined : this.#places.at(from)) }
  }

  /** Where a text stands. Problems of one line come in its order: nothing in front of the last one is searched again. */
  #find(text: string, from: number): Place | undefined {
    const { from: lastFrom, found: lastFound, vain } = this.#search
    if (vain >= MAX_VAIN) return undefined
    const found = this.#places.find(text, from === lastFrom ? lastFound : from)
    this.#search = found === undefined ? { ...this.#search, vain: vain + 1 } : { from, found, vain }
    return found === undefined ? undefined : this.#places.at(found)
  }
}

/** The macro calls of a page. */
interface Calls {
  readonly offsets: MacroOutputs['offsets']
  readonly calls: CallPlaces
}

interface RightAddress {
  readonly path: string | undefined
  readonly fragment: string | undefined
}

/**
 * Exchanges the path of an address, its fragment or both; the rest stays as it is. A fragment that its author did not percent-encode is not encoded
 * by the fix. Undefined where nothing is to be exchanged, and for an address with escapes or entities in what is exchanged.
 */
function addressFix(start: number, written: string, { path, fragment }: RightAddress): DiagnosticFix | undefined {
  if (path === undefined && fragment === undefined) return undefined
  const [, oldPath = '', query = '', oldFragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(written) ?? []
  const isEncoded = oldFragment === '' || oldFragment.includes('%')
  const tail = fragment === undefined ? '' : query + (isEncoded ? fragment : decodePath(fragment))
  const old = fragment === undefined ? oldPath : written
  const text = (path ?? oldPath) + tail
  return /[\\&\s]/.test(old) || !isPlainDestination(text) ? undefined : { start, end: start + old.length, text }
}

/** Whether an address can stand in Markdown and in an attribute as it is. */
function isPlainDestination(address: string): boolean {
  if (/["'<>&\\\s]/.test(address)) return false
  let open = 0
  for (const character of address) {
    if (character === '(') open += 1
    else if (character === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

type Problem = Pick<Diagnostic, 'kind' | 'severity' | 'message'> & {
  readonly hint?: string | undefined
  readonly fix?: DiagnosticFix | undefined
}

function withoutAbsent({ kind, severity, message, hint, fix }: Problem): Omit<Diagnostic, 'file'> {
  return { kind, severity, message, ...(hint === undefined ? {} : { hint }), ...(fix === undefined ? {} : { fix }) }
}
