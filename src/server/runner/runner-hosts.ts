import { HASH_PLACE, LOOPBACK_RUNNER_HOST, RUNNER_HASH } from '#contracts/play-state.ts'

/** Where code runs, and who may show it. */
export interface RunnerHosts {
  /**
   * The label below the runner's domain by which a request came; empty for the domain itself and for labels that are no hash. Undefined for
   * every other host.
   *
   * @param host as in the Host header
   */
  findLabel(host: string): string | undefined
  /** The origins of the site's pages, the one that was set first. @param host of the request, for its port */
  siteOrigins(host: string): readonly string[]
}

/** Policies know no IPv6 addresses (https://www.w3.org/TR/CSP3/#grammardef-host-part). */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1']
const PORT = /:\d+$/

/**
 * The hosts of the runner are those below its domain, by whole labels: a name that only ends in the same letters is another one's. All names
 * below the domain are the runner's, so that no page of the site is ever served there.
 *
 * @param pattern as in `SiteSettings`
 * @param origin of the site
 */
export function createRunnerHosts(pattern: string | undefined, origin: string): RunnerHosts {
  const host = (pattern ?? `http://${LOOPBACK_RUNNER_HOST}`).replace(/^https?:\/\//, '')
  const domain = host.replace(`${HASH_PLACE}.`, '').replace(PORT, '').toLowerCase()
  return {
    findLabel(asked) {
      const name = asked.toLowerCase().replace(PORT, '').replace(/\.$/, '')
      if (name === domain) return ''
      if (!name.endsWith(`.${domain}`)) return undefined
      const label = name.slice(0, -domain.length - 1)
      return RUNNER_HASH.test(label) ? label : ''
    },
    siteOrigins(asked) {
      const own = origin === '' ? [] : [origin]
      if (pattern !== undefined) return own
      const port = PORT.exec(asked)?.[0] ?? ''
      return [...new Set([...own, ...LOOPBACK_NAMES.map((name) => `http://${name}${port}`)])]
    },
  }
}
