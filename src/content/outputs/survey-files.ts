import { hash } from 'node:crypto'
import type { Feature } from '#contracts/features.ts'
import type { SiteFile } from '#contracts/site.ts'
import { SURVEYS_FILE } from '#contracts/survey.ts'
import type { Output } from './output.ts'

/** The surveys of `site.json`, once for the server and once for browsers (docs/behaviour/surveys.md 1). */
export const surveyFiles: Output = ({ content: { site, features } }) => {
  const url = surveysUrl(site, features)
  if (url === undefined) return []
  const make = (): string => JSON.stringify(site.surveys)
  return [
    { path: SURVEYS_FILE, make },
    { path: url.slice(1), make },
  ]
}

/** Where browsers find the surveys of a site; undefined: it has none. */
export function surveysUrl({ surveys = [] }: Pick<SiteFile, 'surveys'>, features: readonly Feature[]): string | undefined {
  if (surveys.length === 0 || !features.includes('surveys')) return undefined
  return `/static/surveys/surveys.${hash('sha1', JSON.stringify(surveys)).slice(0, 16)}.json`
}
