import Value from 'typebox/value'
import { expect } from 'vitest'
import type { AreaPage } from '#contracts/areas.ts'
import { AreaPage as AreaPageSchema } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { FEATURES } from '#contracts/features.ts'
import { createDataSources } from '../data/data-sources.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import { AssetIndex } from '../read/assets.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { readSite } from '../site/read-site.ts'
import { type ContentFiles, makeFolder, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { Facts } from '../tree/facts.ts'

const data = createDataSources([])

/** The pages besides documents that files give, by address, and what was found problem with. */
export function buildAreas(files: ContentFiles): { pages: Readonly<Record<string, AreaPage>>; problems: string[] } {
  using folder = makeFolder()
  writeFiles(folder.path, {
    'site.json': '{"brand":{"name":"Paint Room","shortName":"Room","plusName":"Plus"}}',
    'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'),
    ...files,
  })
  const content = readSite([folder.path], { features: FEATURES })
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
    const built = kindOfRecord(record).build(record, { engine, origin: 'https://paint.example' })
    diagnostics.push(...built.diagnostics)
    expect([...Value.Errors(AreaPageSchema, built.page)]).toEqual([])
    if (Value.Check(AreaPageSchema, built.page)) pages[record.url] = built.page
  }
  const problems = diagnostics.map(
    ({ file, line, kind, message }) => `${file.slice(folder.path.length + 1)}${line === undefined ? '' : `:${line}`} ${kind}: ${message}`,
  )
  return { pages, problems }
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
