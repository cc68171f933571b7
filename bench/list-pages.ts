import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Addresses of English documents from all over a built site, always the same ones.
 *
 * @param site folder that was given to `lectern build --site`
 * @param count most pages, evenly spread
 */
export function listPages(site: string, count: number): readonly string[] {
  const root = join(site, 'current/public/en-US/docs')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/index.html'))
  const step = Math.ceil(files.length / count)
  return files
    .sort()
    .filter((_, at) => at % step === 0)
    .map((path) => encodeURI(`/en-US/docs/${path.slice(0, -'/index.html'.length)}`))
}
