import type { Recording } from '../recording/recording.ts'
import { type FollowedChain, followChain, withoutSecrets } from './follow-chain.ts'
import type { Network } from './network.ts'
import { findPreloadEntries, type PreloadList } from './preload-list.ts'
import { SCAN_LIMITS } from './scan-limits.ts'
import { ScanProblem } from './scan-problem.ts'
import { sendRequest } from './send-request.ts'

/** How sites are scanned. */
export interface ScanOptions {
  readonly network: Network
  /** An honest name, with an address that explains the scanner. */
  readonly userAgent: string
  /** The origin that preflight requests name: not that of the site which is scanned. */
  readonly origin: string
  /** Absent: it is unknown whether a host is preloaded. */
  readonly preloadList?: PreloadList
  readonly now: () => number
  /** Stops the scan; absent: its limits do. */
  readonly signal?: AbortSignal
}

/** What a scan has brought, and why a chain is missing. */
export interface RecordedSite {
  readonly recording: Recording
  readonly problems: { readonly http?: ScanProblem; readonly https?: ScanProblem }
}

/**
 * Records a site: both chains of redirects, one body, one preflight request. It ends after `SCAN_LIMITS.totalMs`, whatever the site does.
 *
 * @param host from `readHostName`
 */
export async function recordSite(host: string, options: ScanOptions): Promise<RecordedSite> {
  const limits = [AbortSignal.timeout(SCAN_LIMITS.totalMs), ...(options.signal === undefined ? [] : [options.signal])]
  const place = { network: options.network, userAgent: options.userAgent, signal: AbortSignal.any(limits), now: options.now }
  const scannedAt = new Date(options.now()).toISOString()
  const [http, https] = await Promise.all([attempt(followChain(`http://${host}/`, place)), attempt(followChain(`https://${host}/`, place))])
  const page = foundOf(https) ?? foundOf(http)
  const cors = page === undefined ? null : await askPreflight(page, options, place.signal)
  const recording: Recording = {
    version: 1,
    host,
    scannedAt,
    http: foundOf(http)?.chain ?? null,
    https: foundOf(https)?.chain ?? null,
    body: page?.body ?? null,
    cors,
    preload: options.preloadList === undefined ? null : [...findPreloadEntries(options.preloadList, hostsOf([http, https], host))],
  }
  return {
    recording,
    problems: { ...(http instanceof ScanProblem ? { http } : {}), ...(https instanceof ScanProblem ? { https } : {}) },
  }
}

type Attempt = FollowedChain | ScanProblem

async function attempt(chain: Promise<FollowedChain>): Promise<Attempt> {
  try {
    return await chain
  } catch (error) {
    if (error instanceof ScanProblem) return error
    throw error
  }
}

function foundOf(outcome: Attempt): FollowedChain | undefined {
  return outcome instanceof ScanProblem ? undefined : outcome
}

function hostsOf(outcomes: readonly Attempt[], host: string): readonly string[] {
  const chains = outcomes.flatMap((outcome) => foundOf(outcome)?.chain ?? [])
  const urls = chains.flatMap(({ responses, unreachable }) => [
    ...responses.map(({ url }) => url),
    ...(unreachable === null ? [] : [unreachable]),
  ])
  return [host, ...urls.map((url) => new URL(url).hostname)]
}

/** The response to a preflight request at the address of the page; null when none comes. */
async function askPreflight(
  { chain }: FollowedChain,
  { origin, network, userAgent }: ScanOptions,
  signal: AbortSignal,
): Promise<Recording['cors']> {
  const url = chain.responses.at(-1)?.url
  if (url === undefined) return null
  const headers = { 'user-agent': userAgent, origin, 'access-control-request-method': 'GET' }
  try {
    const response = await sendRequest({ url: new URL(url), method: 'OPTIONS', headers }, network, signal)
    response.message.on('error', () => {}).destroy()
    return { origin, status: response.status, headers: withoutSecrets(response.headers) }
  } catch (error) {
    if (error instanceof ScanProblem) return null
    throw error
  }
}
