import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface ServerPlace {
  readonly app: FastifyInstance
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** Before it stops, the server says for so long at `/readyz` that it will, so that balancers send their requests elsewhere. Absent: 0. */
  readonly drainMs?: number
}

export interface RunningServer {
  /** `http://127.0.0.1:3000`, with the port that is really used. */
  readonly url: string
  /** Takes no more requests, finishes those under way, then ends. Every call gives the same promise. */
  close(): Promise<void>
}

/** Requests under way get this long to finish; then their connections are cut. */
const GRACE_MS = 10_000

/**
 * Starts to listen. The caller wires SIGINT and SIGTERM to `close`.
 *
 * @throws Error with one line for the operator when the address can't be used, its cause within
 */
export async function startServer({ app, host, port, drainMs = 0 }: ServerPlace): Promise<RunningServer> {
  const url = await listen({ app, host, port })
  let closing: Promise<void> | undefined
  return {
    url,
    close() {
      closing ??= closeGracefully(app, drainMs)
      return closing
    },
  }
}

/**
 * A port of an address that no one uses now, for a caller that has to know it before the server is made.
 *
 * @throws Error with one line for the operator when the address can't be used, its cause within
 */
export async function findFreePort(host: string): Promise<number> {
  const probe = createServer()
  try {
    await once(probe.listen({ host, port: 0 }), 'listening')
    const address = probe.address()
    if (address === null || typeof address === 'string') throw new Error(`an address was expected, found ${address}`)
    return address.port
  } catch (cause) {
    throw new Error(explain(cause, host, 0), { cause })
  } finally {
    probe.close()
  }
}

async function listen({ app, host, port }: Omit<ServerPlace, 'drainMs'>): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` })
  } catch (cause) {
    throw new Error(explain(cause, host, port), { cause })
  }
}

async function closeGracefully(app: FastifyInstance, drainMs: number): Promise<void> {
  app.announceStop()
  if (drainMs > 0) await setTimeout(drainMs)
  const deadline = globalThis.setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref()
  await app.close()
  clearTimeout(deadline)
}

function explain(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${port} on ${host} is already in use by another program; stop that program or choose a free port, for example PORT=${port + 1}`
    case 'EACCES':
      return `PORT: ${port} is only for programs with special rights; choose a port above 1023, for example PORT=3000`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: ${host} is not an address of this machine; use 127.0.0.1 for this machine only or 0.0.0.0 for all its addresses`
    default:
      return `can't listen on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}
