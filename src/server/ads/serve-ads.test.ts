import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdCampaign } from '#contracts/ad-campaign.ts'
import { HOUSE_ADS_FILE } from '#contracts/ad-files.ts'
import { FEATURES } from '#contracts/features.ts'
import { EXAMPLE_BUILD } from '../documents/example-site.fixture.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { listCounts, sweepAds } from './ad-counts.ts'
import { type AdImage, putCampaign, removeCampaign, setState } from './campaign-rows.ts'
import { pngImage } from './raster.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const DAY_MS = 24 * 60 * 60_000
const PAGE = 'http://localhost:3000/en-US/docs/Web/CSS'
const LINK = 'https://advertiser.example/course?from=docs&x=1'
const IMAGE: AdImage = { placement: 'side', type: 'image/png', hash: 'abc', bytes: pngImage(125, 125) }
const HOUSE: AdCampaign = {
  id: 'plus',
  placements: ['bottom'],
  link: '/en-US/plus',
  texts: { 'en-US': { copy: 'Read in peace' }, de: { copy: 'In Ruhe lesen' } },
}

function campaignOf(more: Partial<AdCampaign> = {}): AdCampaign {
  return { id: 'course', placements: ['side'], link: LINK, texts: { 'en-US': { heading: 'Learn', copy: 'A course', cta: 'Go' } }, ...more }
}

describe.each(DATABASES)('ads, on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({
      kind,
      features: FEATURES,
      signIn: { kind: 'outside', provider },
      countryHeaders: ['x-country'],
      build: { ...EXAMPLE_BUILD, files: { ...EXAMPLE_BUILD.files, [`/${HOUSE_ADS_FILE}`]: JSON.stringify([HOUSE]) } },
    })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    for (const table of ['ad_campaigns', 'ad_images', 'ad_counts', 'ad_placement_counts', 'ad_used_codes'] as const)
      await site.store.db.deleteFrom(table).execute()
  })

  const put = (more?: Partial<AdCampaign>, images: readonly AdImage[] = []) =>
    putCampaign(site.store, { campaign: campaignOf(more), images, now: site.clock.now() })
  const ask = async (pongs: unknown = ['side'], more: object = {}, country = 'US') =>
    await site.client().post('/pong/get', { json: { keywords: [], pongs, ...more }, headers: { 'x-country': country } })
  const view = (code: string) => site.client().post(`/pong/viewed?code=${encodeURIComponent(code)}&version=2`)
  const click = (code: string, referer: string | undefined = PAGE, more: Readonly<Record<string, string>> = {}) =>
    site.client().get(`/pong/click?code=${encodeURIComponent(code)}&version=2`, { headers: referer === '' ? {} : { referer, ...more } })
  const counts = async () => (await listCounts(site.store.db)).map(({ views, clicks }) => ({ views, clicks }))

  test('a placement gets an ad with codes, and nothing of it may be stored', async () => {
    await put({ images: { side: 'a.png' } }, [IMAGE])
    const reply = await ask()
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(reply.headers['set-cookie']).toBeUndefined()
    const code = expect.stringMatching(/^[\w-]+\.[\w-]{43}$/)
    expect(reply.json()).toEqual({
      plusAvailable: true,
      side: {
        status: 'success',
        version: 2,
        lang: 'en-US',
        heading: 'Learn',
        copy: 'A course',
        cta: 'Go',
        alt: null,
        click: code,
        view: code,
        image: code,
        colors: null,
      },
    })
  })

  test('a question without a list is invalid, one without a known placement is empty, and other methods are rejected', async () => {
    for (const pongs of [null, 'side', {}, [1], Array(21).fill('side')]) {
      const reply = await ask(pongs)
      expect([reply.statusCode, reply.json()]).toEqual([400, { status: 'invalid' }])
    }
    for (const pongs of [[], ['popup'], ['constructor', '__proto__']]) {
      const reply = await ask(pongs)
      expect([reply.statusCode, reply.json()]).toEqual([400, { status: 'empty' }])
    }
    expect((await site.client().get('/pong/get')).statusCode).toBe(405)
  })

  test('without an ad the reason is named: no campaign, another country, a reached cap', async () => {
    expect((await ask()).json()).toEqual({ status: 'empty', plusAvailable: true, side: { status: 'empty' } })
    await put({ countries: ['DE'] })
    expect((await ask()).json()).toEqual({ status: 'geo_unsupported', plusAvailable: true, side: { status: 'geo_unsupported' } })
    expect((await ask(['side'], {}, 'DE')).json().side.status).toBe('success')
    expect((await ask(['side'], {}, 'ZZ')).json().side.status).toBe('geo_unsupported')
    await put({ caps: { views: 1 } })
    await view((await ask()).json().side.view)
    expect((await ask()).json()).toEqual({ status: 'cap_reached', plusAvailable: true, side: { status: 'cap_reached' } })
  })

  test('campaigns are shown on their days and while they are not paused', async () => {
    const status = async () => (await ask()).json().side.status
    await put({ starts: '2026-11-21', ends: '2026-11-21' })
    expect(await status()).toBe('success')
    await put({ starts: '2026-11-22' })
    expect(await status()).toBe('empty')
    await put({ ends: '2026-11-20' })
    expect(await status()).toBe('empty')
    await put()
    await setState(site.store.db, 'course', { state: 'paused', now: 0 })
    expect(await status()).toBe('empty')
    await setState(site.store.db, 'course', { state: 'active', now: 0 })
    expect(await status()).toBe('success')
  })

  test('a page gets two ads at most, in the order of placements, and a campaign once', async () => {
    await put({ placements: ['side', 'top', 'bottom'] })
    await put({ id: 'other', placements: ['side', 'top', 'bottom'] })
    const reply = (await ask(['bottom', 'top', 'side'])).json()
    expect([reply.side.status, reply.top.status, reply.bottom.status]).toEqual(['success', 'success', 'empty'])
    await site.store.db.deleteFrom('ad_campaigns').where('id', '=', 'other').execute()
    const alone = (await ask(['bottom', 'top', 'side'])).json()
    expect([alone.side.status, alone.top.status, alone.bottom.copy]).toEqual(['success', 'empty', 'Read in peace'])
  })

  test('campaigns about the page come first, without such a one another is shown', async () => {
    await put()
    await put({ id: 'css', keywords: ['css'], texts: { 'en-US': { copy: 'About CSS' } } })
    expect((await ask(['side'], { keywords: ['web', 'CSS'] })).json().side.copy).toBe('About CSS')
    expect((await ask(['side'], { keywords: ['html'] })).json().side.copy).toBe('A course')
    expect((await ask(['side'], { keywords: Array(1000).fill('css') })).json().side.copy).toBe('A course')
  })

  test('ads of the site itself come where there is no campaign, in the language of the page', async () => {
    expect((await ask(['bottom'], { locale: 'de' })).json().bottom).toMatchObject({ copy: 'In Ruhe lesen', lang: 'de' })
    expect((await ask(['bottom'], { locale: 'fr' })).json().bottom).toMatchObject({ copy: 'Read in peace', lang: 'en-US' })
    const { bottom } = (await ask(['bottom'])).json()
    expect((await click(bottom.click)).headers.location).toBe('/en-US/plus')
    await put({ placements: ['bottom'] })
    expect((await ask(['bottom'])).json().bottom.copy).toBe('A course')
    expect((await listCounts(site.store.db)).map(({ campaign, clicks }) => [campaign, clicks])).toEqual([['house.plus', 1]])
  })

  test('a view counts once, however often and in how many ways it is told', async () => {
    await put()
    const { side } = (await ask()).json()
    const replies = await inParallel(20, (index) =>
      index % 2 === 0 ? view(side.view) : site.client().get(`/pong/viewed?code=${encodeURIComponent(side.view)}`),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(await counts()).toEqual([{ views: 1, clicks: 0 }])
  })

  test('caps are exact when many are told at once, for all days and for one', async () => {
    await put({ caps: { views: 7, viewsPerDay: 5 } })
    const codes = await inParallel(20, async () => (await ask()).json().side.view)
    await inParallel(20, (index) => view(codes[index]))
    expect(await counts()).toEqual([{ views: 5, clicks: 0 }])
    site.clock.move(DAY_MS)
    const later = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).json().side.view))
    await inParallel(20, (index) => view(later[index]))
    expect(await counts()).toEqual([
      { views: 5, clicks: 0 },
      { views: 2, clicks: 0 },
    ])
    site.clock.move(-DAY_MS)
  })

  test('views and clicks are counted by placement as well, as far as caps let them be counted, and are deleted after 400 days', async () => {
    await put({ placements: ['side', 'top'], caps: { views: 3 } })
    const placementOf = (index: number): string => (index % 2 === 0 ? 'side' : 'top')
    const codes = await inParallel(20, async (index) => (await ask([placementOf(index)])).json()[placementOf(index)])
    await inParallel(20, (index) => view(codes[index].view))
    await click(codes[1].click)
    const read = () => site.store.db.selectFrom('ad_placement_counts').selectAll().orderBy('placement').execute()
    const rows = await read()
    expect(rows.reduce((sum, { views }) => sum + Number(views), 0)).toBe(3)
    expect(rows.find(({ placement }) => placement === 'top')).toMatchObject({ campaign_id: 'course', day: '2026-11-21' })
    expect(rows.map(({ clicks }) => Number(clicks)).toSorted()).toEqual(rows.length === 2 ? [0, 1] : [1])
    await sweepAds(site.store.db, site.clock.now() + 400 * DAY_MS)
    expect(await read()).toHaveLength(rows.length)
    await sweepAds(site.store.db, site.clock.now() + 401 * DAY_MS)
    expect([await read(), await counts()]).toEqual([[], []])
    expect((await ask()).json().side.status).toBe('cap_reached')
  })

  test('a click leads to the address of its campaign, and only from a page of the site', async () => {
    await put()
    const { side } = (await ask()).json()
    for (const name of ['sec-purpose', 'purpose']) await click(side.click, PAGE, { [name]: 'prefetch' })
    expect((await counts()).some(({ clicks }) => clicks > 0)).toBe(false)
    const reply = await click(side.click)
    expect([reply.statusCode, reply.headers.location, reply.headers['referrer-policy'], reply.headers['x-robots-tag']]).toEqual([
      302,
      LINK,
      'no-referrer',
      'noindex',
    ])
    const others = ['', 'https://other.example/', 'http://localhost:3000.other.example/', 'http://localhost:3001/', 'not an address']
    for (const referer of others) expect((await click(side.click, referer)).statusCode).toBe(400)
    expect((await site.client().get('/pong/click', { headers: { referer: PAGE } })).statusCode).toBe(400)
    expect(await counts()).toEqual([{ views: 0, clicks: 1 }])
    await removeCampaign(site.store, 'course')
    expect((await click(side.click)).statusCode).toBe(410)
  })

  test('codes that were changed, swapped, made up or have expired are worth nothing', async () => {
    await put({ images: { side: 'a.png' } }, [IMAGE])
    const { side } = (await ask()).json()
    const [body, signature] = side.click.split('.')
    const other = Buffer.from(JSON.stringify(['house.plus', 'side', 9e15, 'n'])).toString('base64url')
    const made = `${other}.${createHmac('sha256', '').update(`click.${other}`).digest('base64url')}`
    const wrong = [
      side.view,
      side.image,
      `${other}.${signature}`,
      made,
      `${body}.`,
      body,
      'x',
      '',
      `${body}.${'A'.repeat(43)}`,
      `${side.click}A`,
    ]
    for (const code of wrong) expect([code, (await click(code)).statusCode]).toEqual([code, 404])
    for (const code of [...wrong.slice(2), side.click]) expect((await view(code)).statusCode).toBe(201)
    expect((await site.client().get(`/pimg/${side.view}`)).statusCode).toBe(400)
    expect(await counts()).toEqual([])
    site.clock.move(8 * DAY_MS)
    expect([(await click(side.click)).statusCode, (await site.client().get(`/pimg/${side.image}`)).statusCode]).toEqual([410, 410])
    expect((await view(side.view)).statusCode).toBe(201)
    expect(await counts()).toEqual([])
    site.clock.move(-8 * DAY_MS)
  })

  test('an image is sent as what its bytes are, and its code is the same for everybody', async () => {
    await put({ images: { side: 'a.png' } }, [IMAGE])
    const [one, other] = [(await ask()).json().side.image, (await ask()).json().side.image]
    expect(one).toBe(other)
    const reply = await site.client().get(`/pimg/${one}`)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ])
    expect([reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual(['public, max-age=86400', 'noindex'])
    expect(reply.rawPayload.equals(IMAGE.bytes)).toBe(true)
  })

  test('nothing that is stored says who saw an ad', async () => {
    await put()
    const client = site.client('203.0.113.9')
    const { side } = (await client.post('/pong/get', { json: { pongs: ['side'] } })).json()
    await client.post(`/pong/viewed?code=${side.view}`)
    await client.get(`/pong/click?code=${side.click}`, { headers: { referer: PAGE, 'user-agent': 'who-i-am' } })
    const rows = await Promise.all(
      (['ad_counts', 'ad_placement_counts', 'ad_used_codes'] as const).map((table) =>
        site.store.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(rows[0]).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|who-i-am|docs\/Web/)
  })
})

test('where the feature is off there are no calls', async () => {
  const site = await createTestApp({ kind: 'sqlite', features: ['plus'], signIn: { kind: 'outside', provider } })
  expect((await site.client().post('/pong/get', { json: { pongs: ['side'] } })).statusCode).toBe(404)
  expect((await site.client().get('/pimg/x')).statusCode).toBe(404)
  await site.close()
})

test('plans are named to users of the countries of a list of prices, where the operator has one', async () => {
  const list = { defaultCountry: 'DE', groups: [{ countries: ['DE'], currency: 'EUR', languages: ['de'], prices: {} }] }
  const signIn = { kind: 'outside', provider } as const
  const options = { kind: 'sqlite', signIn, countryHeaders: ['x-country'] } as const
  const offers = async (site: TestApp, country: string) => {
    const reply = await site.client().post('/pong/get', { json: { pongs: ['side'] }, headers: { 'x-country': country } })
    return reply.json().plusAvailable
  }
  const [all, some, none] = [
    await createTestApp(options),
    await createTestApp({ ...options, billing: { list } }),
    await createTestApp({ ...options, features: ['ads'] }),
  ]
  expect([await offers(all, 'FR'), await offers(some, 'DE'), await offers(some, 'FR'), await offers(none, 'DE')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  for (const site of [all, some, none]) await site.close()
})
