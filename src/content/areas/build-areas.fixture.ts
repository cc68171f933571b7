import Value from 'typebox/value'
import { expect } from 'vitest'
import type { AreaPage } from '#contracts/areas.ts'
import { AreaPage as AreaPageSchema } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { createDataSources } from '../data/data-sources.ts'
import { type ContentFiles, makeFolder, pageText, writeFiles } from '../example-content.fixture.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { AssetIndex } from '../read/assets.ts'
import { readSite } from '../read/read-site.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { Facts } from '../tree/facts.ts'
import { buildAreaPage } from './build-area-page.ts'

const data = createDataSources([])

/** The pages besides documents that files give, by address, and what was found fault with. */
export function buildAreas(files: ContentFiles): { pages: Readonly<Record<string, AreaPage>>; faults: string[] } {
  using folder = makeFolder()
  writeFiles(folder.path, {
    'site.json': '{"brand":{"name":"Paint Room","shortName":"Room","plusName":"Plus"}}',
    'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'),
    ...files,
  })
  const content = readSite([folder.path])
  const facts = new Facts(content.tree, new AssetIndex(content.assets))
  const engine = {
    facts,
    data,
    brand: content.brand,
    source: undefined,
    sidebars: new SidebarBuilder({ facts, data, files: content.sidebars }),
    isPreview: false,
    measure: createImageMeasure(),
  }
  const diagnostics: Diagnostic[] = [...content.diagnostics]
  const pages: Record<string, AreaPage> = {}
  for (const record of content.tree.allPages) {
    if (record.area === undefined) continue
    const built = buildAreaPage(record, record.area, { engine, origin: 'https://paint.example' })
    diagnostics.push(...built.diagnostics)
    expect([...Value.Errors(AreaPageSchema, built.page)]).toEqual([])
    pages[record.url] = built.page
  }
  const faults = diagnostics.map(
    ({ file, line, kind, message }) => `${file.slice(folder.path.length + 1)}${line === undefined ? '' : `:${line}`} ${kind}: ${message}`,
  )
  return { pages, faults }
}

/** The files of a blog post. */
export function postFiles(
  slug: string,
  date: string,
  { front = '', body = 'Text.' }: { front?: string; body?: string } = {},
): ContentFiles {
  return {
    [`blog/${slug}/index.md`]: `---\ntitle: Post ${slug}\nslug: ${slug}\ndescription: About ${slug}.\ndate: ${date}\n${front}---\n\n${body}\n`,
  }
}
