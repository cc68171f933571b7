import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of HTML pages. Scripts run from this site's files or by the hashes of the inline ones, styles from files
 * only; embeds of the content come from three hosts.
 *
 * @param inlineScripts texts of the inline scripts, exactly as they stand in the page
 */
export function contentSecurityPolicy(...inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://mdn.github.io https://jsfiddle.net",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
