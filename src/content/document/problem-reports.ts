import type { DiagnosticFix } from '#contracts/diagnostics.ts'
import { html } from '#markup/html.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { HtmlContext, ProblemPlace } from '../html/html-context.ts'
import type { ExpandedBody, ReportAt } from '../macros/expand.ts'
import type { PageRecord } from '../read/page-record.ts'
import { findAddress } from '../source/find-address.ts'
import { LinkPlaces } from '../source/link-places.ts'
import { decodePath } from '../text/decode-path.ts'
import { type Place, Places } from '../text/places.ts'

type MacroOutputs = Pick<ExpandedBody, 'text' | 'outputs' | 'offsets'>

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

  /** @param text the whole file, decoded */
  constructor(page: PageRecord, text: string) {
    this.#page = page
    this.#places = new Places(text)
    this.#links = new LinkPlaces(text.slice(page.bodyStart))
    this.#written = new LinkPlaces(text.slice(page.bodyStart))
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
    return ({ kind, severity, message, place, hint }) => {
      const line = place.line === undefined ? 0 : lines.startOfLine(place.line)
      const { place: found, fix } = this.#locate(place, line, expanded)
      this.diagnostics.push({ ...withoutAbsent({ kind, severity, message, hint, fix }), file: this.#page.file, ...found })
    }
  }

  /** The places of links, in the order of the page. It has to be fast: it is called for each link to a part of a page. */
  ofLinks(expanded: MacroOutputs): (place: ProblemPlace) => Place {
    const lines = new Places(expanded.text)
    const { bodyStart } = this.#page
    let last = -1
    return ({ line, address = '', call }) => {
      const offset = call === undefined ? undefined : expanded.offsets[call]
      if (offset !== undefined) return this.#places.at(offset)
      const from = line === undefined ? 0 : lines.startOfLine(line)
      const found = findAddress(expanded.text, address, Math.max(from, last + 1)) ?? this.#written.take(address, from)?.start
      if (found === undefined) return this.#places.at(bodyStart + from)
      last = Math.max(last, found)
      return this.#places.at(bodyStart + found)
    }
  }

  #locate(
    { line, needle, address, isFrontMatter = false, path, fragment }: ProblemPlace,
    lineStart: number,
    outputs: MacroOutputs,
  ): Located {
    const { bodyStart } = this.#page
    const link = address === undefined ? undefined : this.#links.take(address, lineStart)
    if (link !== undefined) {
      const start = bodyStart + link.start
      const fix = addressFix(start, link.written, { path, fragment })
      return { place: this.#places.at(start), ...(fix === undefined ? {} : { fix }) }
    }
    const from = isFrontMatter ? 0 : bodyStart + lineStart
    const call = address === undefined || line !== undefined ? undefined : findCall(address, outputs)
    if (call !== undefined) return { place: this.#places.at(call) }
    return { place: this.#places.find(needle ?? address ?? '', from) ?? (line === undefined ? undefined : this.#places.at(from)) }
  }
}

/** Where the macro call stands whose output has a link to this address: data that macros show has links of its own. */
function findCall(address: string, { outputs, offsets }: MacroOutputs): number | undefined {
  const attribute = html`href="${address}"`.toString()
  const index = outputs.findIndex((output) => output.includes(attribute))
  return offsets[index]
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
