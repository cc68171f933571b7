import { beforeEach, expect, test, vi } from 'vitest'
import type { OfflineOutcome } from '#contracts/offline.ts'
import { answerRequest } from './answer-request.ts'
import { createReading, pageHtml, SITE_FILES } from './create-reading.fixture.ts'
import { beginArea, downloadStep, PAGES_OF_STEP, skipStep } from './download-area.ts'
import { fetchPage, storePage } from './fetch-page.ts'
import { updateAreas } from './update-areas.ts'

const AREA = '/en-US/docs/Web/CSS'
const COUNT = 30
const paths = Array.from({ length: COUNT }, (_, index) => `${AREA}/Page${index}`)

let it: ReturnType<typeof createReading>

beforeEach(() => {
  const pages = Object.fromEntries(paths.map((path, index) => [path, pageHtml(`Page ${index}`)]))
  const list = paths.map((url) => ({ title: url, url }))
  it = createReading({ ...SITE_FILES, ...pages, '/en-US/search-index.json': JSON.stringify(list) })
  serveBuild('one')
})

function serveBuild(build: string): void {
  it.context.answers.set('/__version__', { body: JSON.stringify({ build }), type: 'application/json' })
}

async function download(): Promise<OfflineOutcome> {
  let outcome = await beginArea(it, AREA)
  while (outcome === 'more') outcome = await downloadStep(it, AREA)
  return outcome
}

async function areaState() {
  return (await answerRequest(it, { kind: 'status' })).status?.areas.find(({ key }) => key === AREA)
}

test('an area is stored page by page, with the files of its pages and the scripts for its language', async () => {
  expect(await beginArea(it, AREA)).toBe('more')
  expect(await downloadStep(it, AREA)).toBe('more')
  expect(await areaState()).toMatchObject({ done: PAGES_OF_STEP, total: COUNT, isComplete: false, updatedAt: null })
  expect(await download()).toBe('done')
  expect(await areaState()).toMatchObject({ done: COUNT, total: COUNT, failed: 0, isComplete: true, updatedAt: 1000 })
  expect((await it.pages.list('downloaded')).length).toBe(COUNT)
  for (const path of [
    '/static/serif.0123456789ab.woff2',
    '/static/entry.0123456789.js',
    '/static/offline-bar.0123456789.js',
    '/en-US/search-index.json',
  ])
    expect([path, (await it.files.find(path)) !== undefined]).toEqual([path, true])
  expect(await it.files.find('/static/de.0123456789.js')).toBeUndefined()
})

test('a step does not list all pages that are downloaded, and still counts them', async () => {
  await beginArea(it, AREA)
  const list = vi.spyOn(it.pages, 'list')
  expect((await answerRequest(it, { kind: 'step', key: AREA })).status?.pages).toBe(PAGES_OF_STEP)
  expect(list.mock.calls.flat()).not.toContain('downloaded')
})

test('a page that is visited while its area is downloaded stays with the area', async () => {
  const [path = ''] = paths
  const visited = it.context.fetch(path)
  await download()
  expect(await storePage(it, path, await visited, 'visited')).toBe('stored')
  expect((await it.pages.find(path))?.shelf).toBe('downloaded')
  expect(await it.pages.list('visited')).toEqual([])
})

test('a file of a page that is being stored stays when a download ends meanwhile', async () => {
  const [page, image] = ['/en-US/blog/box/', '/en-US/blog/box/box.png']
  it.context.answers.set(page, { body: `${pageHtml('Box')}<img src="${image}">` })
  it.context.answers.set(image, { body: 'box', type: 'image/png' })
  const put = it.pages.put.bind(it.pages)
  it.pages.put = async (...page) => {
    it.pages.put = put
    expect(await download()).toBe('done')
    await put(...page)
  }
  expect(await fetchPage(it, page, 'visited')).toBe('stored')
  expect(await it.files.find(image)).toBeDefined()
})

test('a file of a page that is stored after the needed files were listed stays', async () => {
  const [page, image] = ['/en-US/blog/box/', '/en-US/blog/box/box.png']
  it.context.answers.set(page, { body: `${pageHtml('Box')}<img src="${image}">` })
  it.context.answers.set(image, { body: 'box', type: 'image/png' })
  const list = it.pages.listNeededFiles.bind(it.pages)
  it.pages.listNeededFiles = async () => {
    it.pages.listNeededFiles = list
    const needed = await list()
    expect(await fetchPage(it, page, 'visited')).toBe('stored')
    return needed
  }
  expect(await download()).toBe('done')
  expect(await it.files.find(image)).toBeDefined()
})

test('a lost connection stops it where it is, and it goes on there', async () => {
  await beginArea(it, AREA)
  await downloadStep(it, AREA)
  const lost = paths[PAGES_OF_STEP + 3] ?? ''
  const answer = it.context.answers.get(lost)
  it.context.answers.set(lost, new TypeError('Failed to fetch'))
  expect(await downloadStep(it, AREA)).toBe('no-network')
  expect((await areaState())?.done).toBe(PAGES_OF_STEP)
  if (answer !== undefined) it.context.answers.set(lost, answer)
  it.context.asked.length = 0
  expect(await download()).toBe('done')
  // What the first steps have stored is not fetched again.
  expect(it.context.asked).not.toContain(paths[0])
})

test('the same build is not looked at again; of another one only changed pages are stored, and what is gone is deleted', async () => {
  await download()
  it.context.asked.length = 0
  expect(await beginArea(it, AREA)).toBe('done')
  expect(it.context.asked).toEqual(['/__version__'])

  serveBuild('two')
  const [changed = '', gone = ''] = paths
  it.context.answers.set(changed, { body: pageHtml('Changed') })
  it.context.answers.delete(gone)
  it.context.answers.set('/en-US/search-index.json', {
    body: JSON.stringify(paths.filter((path) => path !== gone).map((url) => ({ title: url, url }))),
  })
  expect(await download()).toBe('done')
  expect((await it.pages.list('downloaded')).length).toBe(COUNT - 1)
  expect(await it.pages.find(gone)).toBeUndefined()
  expect((await it.pages.find(changed))?.stored.headers.get('x-offline-title')).toBe(encodeURIComponent('Changed - CSS'))
})

test('an update that fails leaves every stored page as it is', async () => {
  await download()
  serveBuild('two')
  for (const path of paths) it.context.answers.set(path, new TypeError('Failed to fetch'))
  expect(await beginArea(it, AREA)).toBe('more')
  expect(await downloadStep(it, AREA)).toBe('no-network')
  expect((await it.pages.list('downloaded')).length).toBe(COUNT)
  expect(await areaState()).toMatchObject({ updatedAt: 1000, isComplete: false })
})

test('pages that the server does not give can be left out, and the next download asks for them again', async () => {
  const broken = it.context.answers.get(paths[2] ?? '')
  it.context.answers.set(paths[2] ?? '', { body: 'broken', status: 500 })
  await beginArea(it, AREA)
  expect(await downloadStep(it, AREA)).toBe('server')
  expect(await skipStep(it, AREA)).toBe('more')
  expect(await downloadStep(it, AREA)).toBe('more')
  expect(await downloadStep(it, AREA)).toBe('done')
  expect(await areaState()).toMatchObject({ failed: PAGES_OF_STEP, isComplete: true })
  if (broken !== undefined) it.context.answers.set(paths[2] ?? '', broken)
  expect(await download()).toBe('done')
  expect(await areaState()).toMatchObject({ failed: 0 })
})

test('a download does not begin with too little space; a store that is full gives up visited pages first', async () => {
  it.context.space = { quota: 1e6, usage: 9e5 }
  expect(await beginArea(it, AREA)).toBe('no-space')
  it.context.space = { quota: 1e9, usage: 0 }
  await beginArea(it, AREA)
  it.context.fullFor = 1
  expect(await downloadStep(it, AREA)).toBe('no-space')
  expect(await downloadStep(it, AREA)).toBe('more')
})

test('an area that the site no longer has is unknown', async () => {
  expect(await beginArea(it, '/en-US/docs/Web/XPath')).toBe('unknown')
  it.context.answers.delete('/en-US/search-index.json')
  expect(await beginArea(it, AREA)).toBe('unknown')
})

test('while the server fails, no area is taken for one that is gone', async () => {
  it.context.answers.set('/en-US/search-index.json', { body: 'later', status: 503 })
  expect(await beginArea(it, AREA)).toBe('server')
})

test('areas are updated once a day, when that is switched on', async () => {
  await download()
  serveBuild('two')
  expect(await updateAreas(it)).toBe(false)
  await answerRequest(it, { kind: 'settings', settings: { offline: true, preferOnline: false, autoUpdates: true } })
  const later = { ...it, context: { ...it.context, now: () => 90_000_000 } }
  expect(await updateAreas(later)).toBe(true)
  expect(await areaState()).toMatchObject({ isComplete: true, updatedAt: 90_000_000 })
  expect(await updateAreas(later)).toBe(false)
  // A clock that was ahead has been set right.
  expect(await updateAreas(it)).toBe(true)
})

test('an area that the site no longer has keeps no other one from its update', async () => {
  const last = { build: 'none', at: 1, total: 2, failed: 0 }
  await it.state.changeArea('/en-US/docs/Web/XPath', () => ({ last }))
  await download()
  serveBuild('two')
  await answerRequest(it, { kind: 'settings', settings: { offline: true, preferOnline: false, autoUpdates: true } })
  const later = { ...it, context: { ...it.context, now: () => 90_000_000 } }
  await updateAreas(later)
  expect(await areaState()).toMatchObject({ isComplete: true, updatedAt: 90_000_000 })
})

test('the download of an area that the site no longer has is given up: not each page asks for the list again', async () => {
  const round = { build: 'none', total: 2, next: 0, failed: 0 }
  await it.state.changeArea('/en-US/docs/Web/XPath', () => ({ last: { build: 'none', at: 1, total: 2, failed: 0 }, round }))
  await answerRequest(it, { kind: 'settings', settings: { offline: true, preferOnline: false, autoUpdates: true } })
  const later = { ...it, context: { ...it.context, now: () => 90_000_000 } }
  expect(await updateAreas(later)).toBe(true)
  expect(await updateAreas(later)).toBe(false)
})

test('a page that the server does not give keeps no other one from its update', async () => {
  await download()
  serveBuild('two')
  it.context.answers.set(paths[0] ?? '', { body: 'broken', status: 500 })
  it.context.answers.set(paths.at(-1) ?? '', { body: pageHtml('changed') })
  await answerRequest(it, { kind: 'settings', settings: { offline: true, preferOnline: false, autoUpdates: true } })
  const later = { ...it, context: { ...it.context, now: () => 90_000_000 } }
  // As pages are read.
  for (let page = 0; page < 3; page += 1) await updateAreas(later)
  expect(await areaState()).toMatchObject({ isComplete: true, failed: PAGES_OF_STEP, updatedAt: 90_000_000 })
})

test('deleting takes all pages and keeps the settings', async () => {
  await answerRequest(it, { kind: 'settings', settings: { offline: true, preferOnline: true, autoUpdates: false } })
  await download()
  const { status } = await answerRequest(it, { kind: 'delete' })
  expect(status).toMatchObject({ areas: [], pages: 0 })
  expect((await it.state.read()).settings.preferOnline).toBe(true)
  expect(await it.state.readList(AREA)).toEqual([])
})

test.each([1, 2, 3])('deleting that is ended with the worker after %i caches keeps the settings', async (count) => {
  await answerRequest(it, { kind: 'settings', settings: { offline: true, preferOnline: true, autoUpdates: false } })
  await download()
  const remove = it.context.caches.delete
  let removed = 0
  const ended = {
    ...it.context.caches,
    delete: async (name: string) => (removed++ < count ? remove(name) : Promise.reject(new Error('ended'))),
  }
  await answerRequest({ ...it, context: { ...it.context, caches: ended } }, { kind: 'delete' }).catch(() => undefined)
  expect((await it.state.read()).settings.preferOnline).toBe(true)
  expect((await answerRequest(it, { kind: 'delete' })).status).toMatchObject({ areas: [], pages: 0 })
})
