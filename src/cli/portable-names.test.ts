import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Workshop } from '#content/testing/example-build.fixture.ts'
import { UNPORTABLE_CONTENT, UNPORTABLE_SLUGS } from '#content/testing/portable-content.fixture.ts'
import { createApp } from '#server/app.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { createThreadPool } from './page-pool-threads.ts'
import { writeWebStandIn } from './testing/web-stand-in.fixture.ts'

const LIMIT_MS = 60_000
const HAS = '/en-US/docs/Web/Paint/:has'

/** One site, once with the names of addresses and once with portable ones. */
const workshop = new Workshop(UNPORTABLE_CONTENT)
const apps: { readonly app: FastifyInstance; close(): Promise<void> }[] = []

beforeAll(async () => {
  apps.push(await serve(false), await serve(true))
}, LIMIT_MS)
afterAll(async () => {
  for (const { close } of apps) await close()
  workshop[Symbol.dispose]()
})

async function serve(hasPortableNames: boolean): Promise<(typeof apps)[number]> {
  const siteFolder = join(workshop.root, `../served-${hasPortableNames}`)
  const web = writeWebStandIn(join(workshop.root, '../stand-in'))
  await workshop.build({ siteFolder, hasPortableNames, web, pool: createThreadPool(1), isCompressed: true })
  const site = openBuiltSite(siteFolder)
  const app = createApp({ site })
  return {
    app,
    async close() {
      await app.close()
      await site.close()
    },
  }
}

const PATHS = UNPORTABLE_SLUGS.map((slug) => `/en-US/docs/${slug.split('/').map(encodeURIComponent).join('/')}`)

interface Asked {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number
}

test.each<Asked>([
  ...PATHS.flatMap((path) => [
    { url: path, status: 200 },
    { url: `${path}/index.json`, status: 200 },
    { url: `${path}/metadata.json`, status: 200 },
  ]),
  { url: HAS, status: 200 },
  { url: HAS, headers: { 'accept-encoding': 'br' }, status: 200 },
  { url: `${HAS}/aux.png`, status: 200 },
  { url: `${HAS}/aux.png`, headers: { range: 'bytes=10-19' }, status: 206 },
  { url: `${HAS}/a:b.svg`, status: 200 },
  { url: '/en-US/docs/Web/Old:brush', status: 301 },
  { url: '/en-us/docs/web/paint/:HAS', status: 301 },
  { url: `${HAS}/`, status: 302 },
  { url: `${HAS}/%61ux.png.br`, status: 404 },
  { url: '/en-US/docs/Web/Paint/%2563on', status: 404 },
])('$url is $status for both, with the same headers and bytes', async ({ url, headers = {}, status }) => {
  const [plain, portable] = await Promise.all(apps.map(({ app }) => app.inject({ url, headers: { ...headers } })))
  expect(portable?.statusCode).toBe(status)
  expect(plain?.statusCode).toBe(status)
  expect(portable?.rawPayload).toEqual(plain?.rawPayload)
  for (const name of ['etag', 'content-type', 'content-encoding', 'content-range', 'cache-control', 'location'])
    expect(portable?.headers[name], name).toBe(plain?.headers[name])
})

test('a page whose name looks like an encoded one is served under its own address', async () => {
  const [, portable] = apps
  const titles = await Promise.all(
    [':has', '%253Ahas'].map(async (name) => (await portable?.app.inject(`/en-US/docs/Web/Paint/${name}/index.json`))?.json().url),
  )
  expect(titles).toEqual([HAS, '/en-US/docs/Web/Paint/%3Ahas'])
})
