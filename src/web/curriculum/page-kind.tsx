import type { CurriculumPage as CurriculumData } from '#contracts/areas.ts'
import { areaArticleKind } from '../article/area-article-kind.ts'
import type { ArticleView } from '../article/article-view.ts'
import type { PageKind, ShareInput, Thing } from '../ui/page-kind.ts'
import { CurriculumLandingPage } from './curriculum-landing-page.tsx'
import { CurriculumPage } from './curriculum-page.tsx'

/** Pages of the curriculum. They differ by their templates. */
export const curriculumKind: PageKind<CurriculumData, CurriculumData, ArticleView<CurriculumData>> = {
  ...areaArticleKind<CurriculumData>(),
  share({ parents, doc }, input) {
    const subject = subjectOf(doc, input)
    return { parents, ...(doc.template === 'module' ? { type: 'article' } : {}), ...(subject === undefined ? {} : { subject }) }
  },
  Component: ({ view }) => (view.doc.template === 'landing' ? <CurriculumLandingPage view={view} /> : <CurriculumPage view={view} />),
}

function subjectOf({ template, topic }: CurriculumData['doc'], { title, described, publisher }: ShareInput): Thing | undefined {
  if (template === 'landing') return { '@type': 'Course', name: title, ...described, provider: publisher }
  if (template !== 'module' && template !== 'overview') return undefined
  return { '@type': 'LearningResource', name: title, ...described, ...(topic === '' ? {} : { about: topic }), publisher }
}
