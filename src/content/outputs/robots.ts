import type { Output } from './output.ts'

/** `robots.txt` (RFC 9309): everything may be read, and where the sitemaps are. */
export const robotsFiles: Output = ({ origin }) => [
  { path: 'robots.txt', make: () => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
]
