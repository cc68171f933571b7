import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Feature } from '#contracts/features.ts'
import { createApp } from '../app.ts'
import { makeSiteFolder, publishBuild } from '../documents/built-site.fixture.ts'
import { openBuiltSite } from '../documents/built-site.ts'
import { EXAMPLE_BUILD } from '../documents/example-site.fixture.ts'

let folder: string

beforeAll(() => {
  folder = makeSiteFolder()
  publishBuild(folder, { ...EXAMPLE_BUILD, files: { ...EXAMPLE_BUILD.files, '/service-worker.js': 'storePages()' } })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function askFor(features: readonly Feature[]) {
  const app = createApp({ site: openBuiltSite(folder), origin: 'http://localhost:3000', features })
  const reply = await app.inject('/service-worker.js')
  await app.close()
  return reply
}

test('the worker of the build is served; browsers store no copy, and its policy lets it ask this site only', async () => {
  const { statusCode, headers, body } = await askFor(['plus', 'offline'])
  expect([statusCode, body]).toEqual([200, 'storePages()'])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
})

test.each([[['plus']], [['offline']], [[]]] as const)(
  'with the features %j it is replaced by one that deletes everything and leaves',
  async (features) => {
    const { statusCode, headers, body } = await askFor(features)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain('registration.unregister()')
    expect(body).toContain('caches.delete(name)')
    expect(body).not.toContain('storePages')
  },
)
