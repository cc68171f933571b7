import { withoutValue } from '../cookies/parse-set-cookie.ts'
import { headerValues } from '../recording/header-values.ts'
import type { Chain, HeaderList, RecordedResponse } from '../recording/recording.ts'
import { CookieJar } from './cookie-jar.ts'
import type { Network } from './network.ts'
import { readBody } from './read-body.ts'
import { SCAN_LIMITS } from './scan-limits.ts'
import { ScanProblem } from './scan-problem.ts'
import { type ScanResponse, sendRequest } from './send-request.ts'

/** What a chain of redirects has brought. */
export interface FollowedChain {
  readonly chain: Chain
  /** The body of the last response; null: it could not be decoded. */
  readonly body: string | null
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
const ACCEPT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en', 'accept-encoding': 'gzip, deflate, br' }

interface Place {
  readonly network: Network
  readonly userAgent: string
  readonly signal: AbortSignal
  readonly now: () => number
}

/**
 * Follows redirects from an address; each address is checked as the first one. A redirect that leads nowhere (no `Location`, `data:`) ends the chain, and
 * so does one that can't be reached.
 *
 * @throws ScanProblem when the first address does not answer
 */
export async function followChain(start: string, place: Place): Promise<FollowedChain> {
  const responses: RecordedResponse[] = []
  const jar = new CookieJar()
  let certificate: string | null = null
  let url = new URL(start)
  while (true) {
    const response = await answerOf(url, jar, place).catch((problem: unknown) => {
      if (responses.length === 0 || !(problem instanceof ScanProblem)) throw problem
      return undefined
    })
    if (response === undefined) return { chain: chainOf(responses, { certificate, unreachable: url.href }), body: '' }
    certificate ??= response.certificate
    responses.push({ url: url.href, status: response.status, headers: withoutSecrets(response.headers) })
    const next = nextUrl(response, url)
    if (next === undefined) {
      const body = await readBody(response.message, place.signal)
      return { chain: chainOf(responses, { certificate, unreachable: null }), body }
    }
    response.message.on('error', () => {}).destroy()
    if (responses.length > SCAN_LIMITS.hops) return { chain: chainOf(responses, { certificate, unreachable: next.href }), body: '' }
    jar.store(url, headerValues(response.headers, 'set-cookie'), place.now())
    url = next
  }
}

/** Header fields as they may be stored: without the values of cookies. */
export function withoutSecrets(headers: HeaderList): HeaderList {
  return headers.map(([name, value]) => [name, name === 'set-cookie' ? withoutValue(value) : value])
}

function answerOf(url: URL, jar: CookieJar, { network, userAgent, signal }: Place): Promise<ScanResponse> {
  const cookie = jar.headerFor(url)
  const headers = { 'user-agent': userAgent, ...ACCEPT, ...(cookie === '' ? {} : { cookie }) }
  return sendRequest({ url, method: 'GET', headers }, network, signal)
}

function chainOf(responses: readonly RecordedResponse[], more: Pick<Chain, 'certificate' | 'unreachable'>): Chain {
  return { responses: [...responses], ...more }
}

/** Where a response leads; undefined: it is the last one. */
function nextUrl({ status, headers }: ScanResponse, url: URL): URL | undefined {
  const [location] = headerValues(headers, 'location')
  if (!REDIRECTS.includes(status) || location === undefined || location.length > SCAN_LIMITS.addressLength) return undefined
  const next = URL.parse(location, url.href)
  if (next === null || (next.protocol !== 'http:' && next.protocol !== 'https:')) return undefined
  next.username = ''
  next.password = ''
  next.hash = ''
  return next
}
