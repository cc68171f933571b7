import type { ServerResponse } from 'node:http'
import type { SiteSource } from '#contracts/site-source.ts'

/** Tells open browsers which pages changed, as server-sent events (HTML Standard, section 'Server-sent events'). */
export interface ChangeStream {
  /** Keeps this answer open and writes to it until either side ends it. */
  attach(response: ServerResponse, headers: Headers): void
  /** Ends every answer, so that the server can stop. */
  close(): void
}

type Headers = readonly (readonly [name: string, value: string | number | readonly string[] | undefined])[]

/** Proxies drop connections on which nothing is said. */
const HEARTBEAT_MS = 15_000
/** How soon a browser tries again after the server was stopped. */
const RETRY_MS = 500

/** Event `change`: a JSON list of addresses, `["*"]` when all pages may have changed. */
export function createChangeStream(site: SiteSource): ChangeStream {
  const open = new Set<ServerResponse>()
  const writeAll = (text: string): void => {
    for (const response of open) response.write(text)
  }
  const stop = site.subscribe((changed) => writeAll(`event: change\ndata: ${JSON.stringify(changed === '*' ? ['*'] : changed)}\n\n`))
  const heartbeat = setInterval(() => writeAll(':\n\n'), HEARTBEAT_MS).unref()
  return {
    attach(response, headers) {
      for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value)
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
      response.write(`retry: ${RETRY_MS}\n\n`)
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
