import { createHash } from 'node:crypto'
import { FRAME_HOSTS } from '#contracts/frame-hosts.ts'
import { HASH_PLACE, LOOPBACK_RUNNER_HOST } from '#contracts/play-state.ts'

/** The runner below localhost has the port of the site, which is not known before the site is served. */
const LOOPBACK_RUNNER = `http://${LOOPBACK_RUNNER_HOST}:*`

/**
 * The Content-Security-Policy of HTML pages. Scripts run from this site's files or by the hashes of the inline ones, styles from files
 * only; embeds of the content come from three hosts, and code runs, and WebAssembly is compiled, on hosts of its own.
 *
 * @param runner as in `SiteSettings`
 * @param inlineScripts texts of the inline scripts, exactly as they stand in the page
 */
export function contentSecurityPolicy(runner: string | undefined, ...inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frameSource(runner)} ${FRAME_HOSTS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The hosts of the runner in a policy. */
export function frameSource(runner: string | undefined): string {
  return (runner ?? LOOPBACK_RUNNER).replace(HASH_PLACE, '*')
}
