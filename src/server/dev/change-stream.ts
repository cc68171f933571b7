import type { ServerResponse } from 'node:http'
import type { SiteSource } from '#contracts/site-source.ts'

/** Reports to open browsers which pages changed, as server-sent events (HTML Standard, section 'Server-sent events'). */
export interface ChangeStream {
  /** How many changes there have been: a page remembers the number it was rendered after. */
  count(): number
  /**
   * Keeps this answer open and writes to it until either side ends it; first what has changed since a number of changes, so that nothing is
   * lost between the rendering of a page and its script's start.
   */
  attach(response: ServerResponse, headers: Headers, since: number): void
  /** Ends every response, so that the server can stop. */
  close(): void
}

type Headers = readonly (readonly [name: string, value: string | number | readonly string[] | undefined])[]

/** Proxies drop connections on which nothing is said. */
const HEARTBEAT_MS = 15_000
/** How soon a browser tries again after the server was stopped. */
const RETRY_MS = 500

/** Changes that are remembered for browsers that come late; before them anything may have changed. */
const REMEMBERED = 100

/** Event `change`: a JSON list of addresses, `["*"]` when all pages may have changed. */
export function createChangeStream(site: SiteSource): ChangeStream {
  const open = new Set<ServerResponse>()
  const changes: string[] = []
  let count = 0
  const writeAll = (text: string): void => {
    for (const response of open) response.write(text)
  }
  const stop = site.subscribe((changed) => {
    const event = changeEvent(changed)
    count += 1
    changes.push(event)
    if (changes.length > REMEMBERED) changes.shift()
    writeAll(event)
  })
  const missedSince = (since: number): string =>
    since < count - changes.length ? changeEvent('*') : changes.slice(changes.length - (count - since)).join('')
  const heartbeat = setInterval(() => writeAll(':\n\n'), HEARTBEAT_MS).unref()
  return {
    count: () => count,
    attach(response, headers, since) {
      for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value)
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
      response.write(`retry: ${RETRY_MS}\n\n`)
      if (since < count) response.write(missedSince(since))
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    close() {
      stop()
      clearInterval(heartbeat)
      for (const response of open) response.end()
      open.clear()
    },
  }
}

function changeEvent(changed: readonly string[] | '*'): string {
  return `event: change\ndata: ${JSON.stringify(changed === '*' ? ['*'] : changed)}\n\n`
}
