import { expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import type { SiteFile } from '#contracts/site.ts'
import { surveysUrl } from './survey-files.ts'

const SURVEYS: SiteFile['surveys'] = [
  {
    id: 'one',
    pages: ['/en-US/docs/'],
    rate: { from: 0, to: 1 },
    teaser: { 'en-US': 'Help us' },
    question: { 'en-US': 'Will you?' },
    frame: 'https://survey.example/one',
  },
]

test('the address of the surveys changes with what is asked', () => {
  const url = surveysUrl({ surveys: SURVEYS }, FEATURES)
  expect(url).toMatch(/^\/static\/surveys\/surveys\.[0-9a-f]{16}\.json$/)
  expect(surveysUrl({ surveys: SURVEYS.map((survey) => ({ ...survey, rate: { from: 0, to: 0.5 } })) }, FEATURES)).not.toBe(url)
})

test('a site without surveys, or with surveys switched off, has no such address', () => {
  expect(surveysUrl({}, FEATURES)).toBeUndefined()
  expect(surveysUrl({ surveys: [] }, FEATURES)).toBeUndefined()
  expect(surveysUrl({ surveys: SURVEYS }, ['plus'])).toBeUndefined()
})
