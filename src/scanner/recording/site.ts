import type { HtmlFacts } from '../html/html-facts.ts'
import { headerValue } from './header-values.ts'
import type { Chain, PreloadEntry, RecordedResponse, Recording } from './recording.ts'

/** What the tests look at: a recording, and the facts of its HTML. */
export interface Site {
  readonly host: string
  readonly scannedAtMs: number
  readonly http: Chain | undefined
  readonly https: Chain | undefined
  /** The page that is judged: the last response of the https chain, else of the http chain. */
  readonly page: RecordedResponse
  /** Absent: the page is no HTML. */
  readonly html: HtmlFacts | 'undecodable' | undefined
  readonly cors: NonNullable<Recording['cors']> | undefined
  readonly preload: readonly PreloadEntry[] | undefined
}

const HTML_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml']

/**
 * The site of a recording; undefined when nothing answered.
 *
 * @param scan gets the body of a page that is HTML
 */
export function siteOf(recording: Recording, scan: (body: string) => HtmlFacts): Site | undefined {
  const page = pageOf(recording)
  if (page === undefined) return undefined
  return {
    host: recording.host,
    scannedAtMs: Date.parse(recording.scannedAt),
    http: recording.http ?? undefined,
    https: recording.https ?? undefined,
    page,
    html: isHtml(page) ? (recording.body === null ? 'undecodable' : scan(recording.body)) : undefined,
    cors: recording.cors ?? undefined,
    preload: recording.preload ?? undefined,
  }
}

/** The response that is judged; undefined when nothing answered. */
export function pageOf({ http, https }: Pick<Recording, 'http' | 'https'>): RecordedResponse | undefined {
  return (https ?? http)?.responses.at(-1)
}

/** A page without a media type counts as HTML, as browsers show it. */
function isHtml({ headers }: RecordedResponse): boolean {
  const [type = ''] = (headerValue(headers, 'content-type') ?? '').split(';')
  const name = type.trim().toLowerCase()
  return name === '' || HTML_TYPES.includes(name)
}
