import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/errors/app-error.ts'

/** Names of the machine or of its network. No name below them can be registered (RFC 6761 section 6.3, RFC 6762 section 3). */
const LOCAL = /(?:^|\.)(?:localhost|local)$/

/**
 * Rejects requests whose host is a registered name other than that of the site: a page of a stranger could give its own name the address of this machine, and
 * read drafts by it (DNS rebinding). Addresses, names without a dot and local names are of this machine or its network (docs/behaviour/flaws.md 9).
 *
 * @param origin of the site
 */
export function rejectOtherHosts(app: FastifyInstance, origin: string): void {
  const own = URL.canParse(origin) ? new URL(origin).hostname : ''
  app.addHook('onRequest', async ({ hostname }) => {
    if (isLocalHost(hostname) || hostname.toLowerCase() === own) return
    throw new AppError('forbidden', {
      message: `lectern dev serves this machine and its network; to open it as ${hostname.slice(0, 100)}, set SITE_ORIGIN to that origin.`,
    })
  })
}

/**
 * @param host without a port
 * @example isLocalHost('192.168.1.5') // true
 * @example isLocalHost('evil.example') // false
 */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return !name.includes('.') || isIP(name) !== 0 || LOCAL.test(name)
}
