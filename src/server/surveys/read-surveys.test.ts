import { expect, test, vi } from 'vitest'
import { createFindSurvey } from './read-surveys.ts'

const SURVEY = {
  id: 'short',
  pages: ['/en-US/docs/'],
  rate: { from: 0, to: 1 },
  teaser: { 'en-US': 'A' },
  question: { 'en-US': 'B' },
  frame: 'https://survey.example/',
}

test('surveys that could not be read are read again with the next request, not with the next build', async () => {
  const read = vi.fn(async () => ({ bytes: Buffer.from(JSON.stringify([SURVEY])), hash: 'h' })).mockRejectedValueOnce(new Error('EMFILE'))
  const snapshot = { read }
  const findSurvey = createFindSurvey({ current: () => snapshot })
  await expect(findSurvey('short')).rejects.toThrow('EMFILE')
  expect(await findSurvey('short')).toEqual(SURVEY)
  expect(await findSurvey('other')).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
})
