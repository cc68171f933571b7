import type { Document } from '#contracts/document.ts'
import { docUrl } from '#contracts/urls.ts'
import { baselineOf, baselineStatusOf } from '../data/baseline.ts'
import type { DataSources } from '../data/data-sources.ts'
import { Features } from '../data/features.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Questions } from '../tree/facts.ts'

const NO_FEATURES = new Features({ features: {} })

/** What a document says of the availability of its feature. */
export function baselineFields(page: PageRecord, data: DataSources, questions: Questions): Pick<Document, 'baseline' | 'baselineStatus'> {
  if (page.browserCompat.length === 0) return { baseline: null, baselineStatus: baselineStatusOf(page, NO_FEATURES) ?? null }
  questions.version('data:features')
  const features = data.get('features')
  const findPageOfKey = (key: string): string | undefined => {
    questions.version('data:compat')
    const slug = data.get('compat').findSlug(key)
    return slug === undefined ? undefined : questions.resolve(docUrl(page.locale, slug))?.page.url
  }
  return {
    baseline: baselineOf(page.browserCompat, features, findPageOfKey) ?? null,
    baselineStatus: baselineStatusOf(page, features) ?? null,
  }
}
