import type { ChildNode } from 'domhandler'
import type { CurriculumPage } from '#contracts/areas.ts'
import type { AreaRecord, ContentKind } from '../../document/content-kind.ts'
import { tocOf } from '../../html/sections.ts'
import type { CurriculumData } from '../../read/area-data.ts'
import { searchSource } from '../../search/search-source.ts'
import { parseHtml } from '../../text/dom.ts'
import { type BuiltText, docOf, envelopeOf, placeOf } from '../engine/area-page-parts.ts'
import { buildTextPage, madePage } from '../engine/build-text-page.ts'
import { countPractice } from './count-practice.ts'
import { markLearningLists } from './learning-lists.ts'
import { practiceHtml } from './practice-html.ts'

type CurriculumRecord = AreaRecord<CurriculumData>

const NO_TEXT: BuiltText = { nodes: [], body: [], styleURL: null }

/** Pages of the curriculum with a text. */
export const curriculumKind = {
  build: (record, setting) =>
    buildTextPage(record, setting, { pageOf: (built) => curriculumPage(record, built), finish: (nodes) => finish(nodes, record.area) }),
  ids: ({ doc }) => doc.fragments,
  searchSource({ url, doc }) {
    const { title, summary, body, noIndexing } = doc
    const searched = { mdn_url: url, popularity: null, title, short_title: title, summary, body, pageType: 'curriculum' }
    return noIndexing ? undefined : searchSource(searched, [])
  },
} as const satisfies ContentKind<CurriculumRecord, CurriculumPage>

/** The path: src/web makes its contents from all modules, so that their ids are not known. */
export const pathKind: ContentKind<CurriculumRecord, CurriculumPage> = {
  isMade: true,
  build: (record) => madePage(curriculumPage(record, NO_TEXT)),
  searchSource: curriculumKind.searchSource,
}

/** The certificate: it says nothing before a learner has done something. */
export const certificateKind: ContentKind<CurriculumRecord, CurriculumPage> = {
  isMade: true,
  isUnlisted: true,
  build(record) {
    const page = curriculumPage(record, NO_TEXT)
    return madePage({ ...page, doc: { ...page.doc, noIndexing: true } })
  },
  searchSource: () => undefined,
}

function finish(nodes: ChildNode[], { practice }: CurriculumData): ChildNode[] {
  const marked = markLearningLists(nodes)
  return practice === undefined ? marked : [...marked, ...parseHtml(practiceHtml(practice).toString())]
}

function curriculumPage(record: CurriculumRecord, built: BuiltText): CurriculumPage {
  const { renderer, template, topic, group, practice, sidebar, modules, tools, partner, scrim, prevNext } = record.area
  return {
    renderer,
    ...envelopeOf(record),
    ...placeOf(record),
    doc: {
      ...docOf(record, built),
      toc: tocOf(built.body),
      template,
      topic,
      group,
      ...countPractice(practice),
      sidebar: [...sidebar],
      modules: [...modules],
      tools: [...tools],
      ...(partner === undefined ? {} : { partner }),
      ...(scrim === undefined ? {} : { scrim }),
      prevNext,
    },
  }
}
