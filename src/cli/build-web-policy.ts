import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of HTML pages. Scripts run from this site's files or by the hash of the one inline script, styles from files
 * only; embeds of the content come from three hosts.
 *
 * @param inlineScript text of the inline script, exactly as it stands in the page
 */
export function contentSecurityPolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
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
