import { afterEach, expect, test } from 'vitest'
import type { Feature } from '#contracts/features.ts'
import { createApp } from '../app.ts'
import { makeSiteFolder, publishBuild } from './built-site.fixture.ts'
import { openBuiltSite } from './built-site.ts'

const PAGES = { '/en-US/404': 'not found <span data-path></span>', '/en-US/advertising': 'advertise', '/en-US/plus/docs/faq': 'questions' }
const closers: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function open(features?: readonly Feature[]): ReturnType<typeof createApp> {
  const folder = makeSiteFolder()
  publishBuild(folder, { id: 'features', pages: PAGES, files: {}, redirects: {} })
  const site = openBuiltSite(folder)
  const app = createApp({ site, ...(features === undefined ? {} : { features }) })
  app.get('/api/v1/plus/settings/', async () => 'settings')
  closers.push(
    () => app.close(),
    () => site.close(),
  )
  return app
}

test('what the content has of a feature is there while the feature is on', async () => {
  const app = open(['plus', 'advertising'])
  expect((await app.inject('/en-US/advertising')).body).toContain('advertise')
  expect((await app.inject('/en-US/plus/docs/faq')).body).toContain('questions')
  expect((await app.inject('/api/v1/plus/settings/')).body).toBe('settings')
})

test('a feature that is off has no page, in any spelling and not as JSON either', async () => {
  const app = open([])
  for (const url of ['/en-US/advertising', '/en-us/Advertising', '/en-US/advertising/', '/en-US/%61dvertising', '/en-US/plus/docs/faq']) {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, statusCode, body.includes('not found')]).toEqual([url, 404, true])
  }
  expect((await app.inject('/en-US/plus/docs/faq/index.json')).statusCode).toBe(404)
})

test('a feature that is off has no calls', async () => {
  const app = open([])
  for (const url of ['/api/v1/plus/settings/']) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, /settings/.test(body)]).toEqual([url, 404, false])
  }
})
