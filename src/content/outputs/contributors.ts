import type { SiteFile } from '#contracts/site.ts'
import { filePathOf } from '#contracts/urls.ts'
import { contentTexts } from '#locales/content.ts'
import { findAddress } from '../document/source-addresses.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { WikiContributors } from '../read/wiki-contributors.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { Output, OutputFile } from './output.ts'

const NAME = 'contributors.txt'

/** The `contributors.txt` of each document. */
export const contributorsFiles: Output = ({ content, records }) =>
  records.filter(({ area }) => area === undefined).map((page) => contributorsFile(page, content))

/** The file with this path below the public folder; undefined where no document has it. */
export function findContributorsFile(path: string, content: SiteContent): OutputFile<string> | undefined {
  if (!path.endsWith(`/${NAME}`)) return undefined
  const page = content.tree.findExact(`/${path.slice(0, -NAME.length)}`)
  if (page === undefined || page.area !== undefined) return undefined
  const file = contributorsFile(page, content)
  return file.path === path ? file : undefined
}

function contributorsFile(page: PageRecord, { site, wikiContributors }: SiteContent): OutputFile<string> {
  return { path: filePathOf(page.url, NAME), make: () => contributorsText(page, site.source, wikiContributors) }
}

/**
 * Who wrote a page: where the list of its changes is, and the contributors of the wiki that it comes from (docs/behaviour/documents.md 45).
 *
 * @returns the text of its `contributors.txt`, or undefined when nothing is known
 */
export function contributorsText(page: PageRecord, source: SiteFile['source'], wiki: WikiContributors): string | undefined {
  const texts = contentTexts(page.locale)
  const history = findAddress(source?.history, page)
  const names = wiki.get(page.url.toLowerCase()) ?? ''
  const parts = [
    ...(history === undefined ? [] : [[texts.contributors_history, history]]),
    ...(names === '' ? [] : [[texts.contributors_wiki, names]]),
  ]
  return parts.length === 0 ? undefined : `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
