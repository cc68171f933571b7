import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState } from '#content/build/build-state.ts'
import { listBrokenLinks } from '#content/build/fragment-state.ts'
import { readBuildState } from '#content/build/state-edits.ts'
import { brokenFragment } from '#content/fragments/broken-fragments.ts'
import type { PageRecord } from '#content/read/page-record.ts'
import { readPageText } from '#content/read/read-page.ts'
import { readSite } from '#content/site/read-site.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Document } from '#contracts/document.ts'
import type { DocPage } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'
import type { ReviewedPage, ReviewedSite } from './review-item.ts'

/**
 * Opens a content root and the site that was built from it.
 *
 * @throws Error when the site folder has no build
 */
export function readReviewedSite(root: string, siteFolder: string): { site: ReviewedSite; pages: Generator<ReviewedPage> } {
  const build = join(siteFolder, 'current')
  const state = readBuildState(build)?.state
  if (state === undefined) throw new Error(`no build in ${siteFolder}; build the site first`)
  const content = readSite([root])
  const readPublic = (path: string): string | undefined => {
    const file = join(build, 'public', path)
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file, 'utf8') : undefined
  }
  function* pages(): Generator<ReviewedPage> {
    for (const record of content.tree.pages) {
      const { doc }: DocPage = JSON.parse(readPublic(filePathOf(record.url, 'index.json')) ?? '')
      const source = readPageText(record.file).text.slice(record.bodyStart)
      yield { record, source, doc, html: htmlOf(doc), diagnostics: state === undefined ? [] : diagnosticsOf(record, state) }
    }
  }
  return { site: { content, readPublic }, pages: pages() }
}

function diagnosticsOf(record: PageRecord, { pages, fragments }: BuildState): readonly Diagnostic[] {
  const page = pages[record.url]
  const broken = listBrokenLinks(page?.fragments ?? [], fragments)
  return [...(page?.diagnostics ?? []), ...broken.flatMap(({ link, answer }) => brokenFragment(link, answer, record))]
}

function htmlOf({ body }: Document): string {
  return body
    .map(({ type, value }) => {
      const heading = 'title' in value ? `<${value.isH3 ? 'h3' : 'h2'} id="${value.id}">${value.title}</${value.isH3 ? 'h3' : 'h2'}>` : ''
      return heading + (type === 'prose' ? value.content : '')
    })
    .join('\n')
}
