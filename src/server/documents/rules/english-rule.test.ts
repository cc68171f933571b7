import { expect, test } from 'vitest'
import { openExample } from '../example-site.fixture.ts'

const MORE = {
  '/en-US/about': 'about',
  '/en-US/community/spotlight/ada': 'ada',
  '/fr/community': 'communauté',
  '/en-US/advertising': 'ads',
  '/en-US/observatory': 'scan',
}

test('pages about the site lead users of other languages to the English ones, where there are some', async () => {
  const { app, close } = openExample({ features: ['plus', 'observatory'] }, MORE)
  const answerOf = async (url: string): Promise<string> => {
    const { statusCode, headers } = await app.inject({ url })
    return headers.location === undefined ? String(statusCode) : `${statusCode} ${headers.location}`
  }
  expect(await answerOf('/de/about?a=b')).toBe('302 /en-US/about?a=b')
  expect(await answerOf('/de/About/')).toBe('302 /en-US/about')
  expect(await answerOf('/de/community/spotlight/ada')).toBe('302 /en-US/community/spotlight/ada')
  expect(await answerOf('/de/community/spotlight/ada/index.json')).toBe('302 /en-US/community/spotlight/ada/index.json')
  expect(await answerOf('/ja/observatory')).toBe('302 /en-US/observatory')
  // What is there is shown, what is nowhere or off is not found, and documents stay in their language.
  expect(await answerOf('/fr/community')).toBe('200')
  expect(await answerOf('/de/newsletter')).toBe('404')
  expect(await answerOf('/de/advertising')).toBe('404')
  expect(await answerOf('/de/docs/Web/API/What%3F')).toBe('404')
  await close()
})
