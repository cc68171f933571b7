import type { GenericPage, SpotlightPage } from '#contracts/areas.ts'
import type { Section } from '#contracts/document.ts'
import type { BuiltBody } from '../../document/build-document.ts'
import type { AreaRecord, BuildSetting, BuiltPage, ContentKind } from '../../document/content-kind.ts'
import { listFragments } from '../../document/list-fragments.ts'
import { summaryOf } from '../../document/summary-from-source.ts'
import { tocOf } from '../../html/sections.ts'
import type { GenericData, SpotlightData } from '../../read/area-data.ts'
import { searchSource } from '../../search/search-source.ts'
import { plainTitle } from '../../tree/titles.ts'
import { envelopeOf, placeOf } from '../engine/area-page-parts.ts'
import { buildTextPage } from '../engine/build-text-page.ts'
import { communityContents } from './community-contents.ts'
import { tabbedSections } from './tabbed-sections.ts'

type GenericRecord = AreaRecord<GenericData>
type Tabs = GenericPage['hyData']['tabs']

/** Pages of text, the community page among them. */
export const textKind = {
  build: (record, setting) => buildGeneric(record, setting, () => []),
  ids({ hyData: { fragments, toc } }) {
    return [...fragments, ...toc.map(({ id }) => id)]
  },
  searchSource({ url, short_title, description, hyData: { title, sections } }) {
    const searched = { mdn_url: url, popularity: null, title, short_title, summary: description, body: sections, pageType: '' }
    return searchSource(searched, [])
  },
} as const satisfies ContentKind<GenericRecord, GenericPage>

/** The page about the site: sub-sections that follow one another are tabs. */
export const aboutKind: ContentKind<GenericRecord, GenericPage> = {
  ...textKind,
  build: (record, setting) => buildGeneric(record, setting, tabbedSections),
}

/** Portraits of contributors. */
export const spotlightKind: ContentKind<AreaRecord<SpotlightData>, SpotlightPage> = {
  build: (record, setting) => buildTextPage(record, setting, { pageOf: (built) => spotlightPage(record, built) }),
  searchSource({ url, description, hyData: { contributorName, sections } }) {
    const names = { title: contributorName, short_title: contributorName }
    return searchSource({ mdn_url: url, popularity: null, ...names, summary: description, body: sections, pageType: 'portrait' }, [])
  },
  portrait({ url, area: { hyData } }) {
    const { contributorName, quote, isFeatured } = hyData
    return { contributorName, url, quote, isFeatured }
  },
}

function spotlightPage(record: AreaRecord<SpotlightData>, { body, styleURL }: BuiltBody): SpotlightPage {
  const { renderer, description, hyData } = record.area
  return {
    renderer,
    ...envelopeOf(record),
    short_title: record.shortTitle ?? plainTitle(record.title),
    description,
    styleURL,
    hyData: { sections: body, ...hyData },
  }
}

function buildGeneric(record: GenericRecord, setting: BuildSetting, tabsOf: (body: readonly Section[]) => Tabs): BuiltPage<GenericPage> {
  return buildTextPage(record, setting, { pageOf: (built) => genericPage(record, built, tabsOf(built.body)) })
}

function genericPage(record: GenericRecord, { nodes, body, styleURL }: BuiltBody, tabs: Tabs): GenericPage {
  const { renderer, description, id, figures, action, community, productDocs } = record.area
  const title = plainTitle(record.title)
  return {
    renderer,
    ...envelopeOf(record),
    ...placeOf(record),
    short_title: record.shortTitle ?? title,
    description: description === '' ? summaryOf(nodes) : description,
    styleURL,
    id,
    hyData: {
      title,
      sections: body,
      toc: [...tocOf(body), ...communityContents(community)],
      fragments: listFragments(body),
      tabs,
      figures: [...figures],
      action,
      ...(community === undefined ? {} : { community }),
      ...(productDocs === undefined ? {} : { productDocs: [...productDocs] }),
    },
  }
}
