import type { Document } from '#contracts/document.ts'
import { docUrl } from '#contracts/urls.ts'
import { baselineOf, baselineStatusOf } from '../data/baseline.ts'
import { Features } from '../data/features.ts'
import type { NotedData } from '../data/noted-data.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Questions } from '../tree/facts.ts'
import { fillAddress } from './source-addresses.ts'

const NO_FEATURES = new Features({ features: {} })
/** Pages that may explain Baseline, the best one first. */
const ABOUT_SLUGS = ['Glossary/Baseline/Compatibility', 'Glossary/Baseline'] as const

interface BaselineInput {
  readonly data: NotedData
  readonly questions: Questions
  /** Template of the address where users say what they think of a status (`site.json`). */
  readonly feedback: string | undefined
}

/** What a document says of the availability of its feature. */
export function baselineFields(
  page: PageRecord,
  { data, questions, feedback }: BaselineInput,
): Pick<Document, 'baseline' | 'baselineStatus'> {
  if (page.browserCompat.length === 0) return { baseline: null, baselineStatus: baselineStatusOf(page, NO_FEATURES) ?? null }
  const features = data.get('features')
  const findPageOfKey = (key: string): string | undefined => {
    const slug = data.get('compat').findSlug(key)
    return slug === undefined ? undefined : findUrl(page, slug, questions)
  }
  const level = baselineStatusOf(page, features) ?? null
  const feedback_url = feedback === undefined || level === null ? null : fillAddress(feedback, page, { level })
  const about_url = features.findCommon(page.browserCompat) === undefined ? null : findAboutUrl(page, questions)
  return { baseline: baselineOf(page.browserCompat, features, { findPageOfKey, about_url, feedback_url }) ?? null, baselineStatus: level }
}

function findAboutUrl(page: PageRecord, questions: Questions): string | null {
  for (const slug of ABOUT_SLUGS) {
    const url = findUrl(page, slug, questions)
    if (url !== undefined) return url
  }
  return null
}

function findUrl({ locale }: PageRecord, slug: string, questions: Questions): string | undefined {
  return questions.resolve(docUrl(locale, slug))?.page.url
}
