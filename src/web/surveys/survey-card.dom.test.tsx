import { beforeEach, expect, test } from 'vitest'
import type { Survey } from '#contracts/survey.ts'
import { loadSurveyTexts } from '#locales/surveys/load-survey-texts.ts'
import { change, mount } from '../testing/mount.fixture.tsx'
import { SurveyCard } from './survey-card.tsx'
import { type SurveyRecord, storeSurveyRecord } from './survey-records.ts'

const SURVEY: Survey = {
  id: 'tools',
  pages: ['/en-US/docs/'],
  rate: { from: 0, to: 1 },
  teaser: { 'en-US': 'Tools' },
  question: { 'en-US': 'Which tools do you use?' },
  form: [{ id: 'which', kind: 'text', text: { 'en-US': 'Which?' } }],
}

beforeEach(() => localStorage.clear())

async function show(record: SurveyRecord): Promise<HTMLElement> {
  storeSurveyRecord(SURVEY.id, record)
  return (await mount(<SurveyCard survey={SURVEY} texts={await loadSurveyTexts('en-US')} />)).container
}

/** What the browser does when another tab has stored something. */
async function storeElsewhere(key: string, store: () => void): Promise<void> {
  await change(() => {
    store()
    dispatchEvent(new StorageEvent('storage', { key }))
  })
}

test.each(['submitted_at', 'dismissed_at'] as const)('a survey goes when another tab stores %s', async (time) => {
  const container = await show({ random: 0.5 })
  expect(container.textContent).toContain('Which tools do you use?')
  await storeElsewhere('survey.tools', () => storeSurveyRecord(SURVEY.id, { random: 0.5, [time]: 1 }))
  expect(container.textContent).toBe('')
})

test('a forced survey that was hidden before stays when another tab stores something else', async () => {
  const container = await show({ random: 0.5, dismissed_at: 1 })
  await storeElsewhere('theme', () => localStorage.setItem('theme', 'dark'))
  expect(container.textContent).toContain('Which tools do you use?')
  await storeElsewhere('survey.tools', () => storeSurveyRecord(SURVEY.id, { random: 0.5, dismissed_at: 2 }))
  expect(container.textContent).toBe('')
})
