import { beforeEach, expect, test } from 'vitest'
import { answerFile, answerImage, answerTitles } from './answer-file.ts'
import { answerData, answerPage, answerUnstored } from './answer-page.ts'
import { createReading, pageHtml, SITE_FILES } from './create-reading.fixture.ts'
import { MAX_VISITED } from './stored-pages.ts'

const PAGE = '/en-US/docs/Web/CSS'
const DATA = `${PAGE}/index.json`

let it: ReturnType<typeof createReading>
let tasks: Promise<unknown>[]

beforeEach(() => {
  tasks = []
  it = createReading({ ...SITE_FILES, [PAGE]: pageHtml('CSS'), [DATA]: '{"url":"/en-US/docs/Web/CSS"}' })
})

const wait = (task: Promise<unknown>): void => void tasks.push(task)
const settle = (): Promise<unknown> => Promise.all(tasks)
const requestOf = (path: string): Request => new Request(new URL(path, 'https://room.example'))

function loseConnection(): void {
  for (const path of it.context.answers.keys()) it.context.answers.set(path, new TypeError('Failed to fetch'))
  it.context.pass = async () => Promise.reject(new TypeError('Failed to fetch'))
}

async function visit(path = PAGE): Promise<string> {
  const response = await answerPage(it, requestOf(path), wait)
  const text = await response.text()
  await settle()
  return text
}

test('a visited page is stored with what it names, and is there without a connection, with the bar', async () => {
  expect(await visit()).toContain('<script src="/static/offline-bar.0123456789.js" data-offline="You are reading offline."')
  expect(await it.files.find('/static/serif.0123456789ab.woff2')).toBeDefined()
  loseConnection()
  const text = await visit('/en-us/docs/web/css/')
  expect(text).toContain('<h1>CSS</h1>')
  expect(await it.reach.last()).toBe(false)
})

test('a page whose font could not be loaded is stored with the font the next time', async () => {
  const font = '/static/serif.0123456789ab.woff2'
  it.context.answers.set(font, new TypeError('Failed to fetch'))
  await visit()
  expect(await it.pages.find(PAGE)).toBeUndefined()
  it.context.answers.set(font, { body: 'letters' })
  await visit()
  expect(await it.pages.find(PAGE)).toBeDefined()
  expect(await it.files.find(font)).toBeDefined()
})

test('with a visited page the scripts are stored that it loads by itself, of its language', async () => {
  await visit()
  expect(await it.files.find('/static/entry.0123456789.js')).toBeDefined()
  expect(await it.files.find('/static/de.0123456789.js')).toBeUndefined()
})

test('a script that a visited page loads by itself and that can’t be loaded does not prevent that the page is stored', async () => {
  it.context.answers.delete('/static/entry.0123456789.js')
  await visit()
  expect(await it.pages.find(PAGE)).toBeDefined()
})

test('a stored page is shown at once and refreshed for the next visit', async () => {
  await visit()
  it.context.answers.set(PAGE, { body: pageHtml('CSS, revised') })
  expect(await visit()).toContain('<h1>CSS</h1>')
  expect(await visit()).toContain('<h1>CSS, revised</h1>')
})

test('a user who prefers online content gets a stored page only when no answer comes, or one of a server that fails', async () => {
  await it.state.change((state) => ({ ...state, settings: { offline: true, preferOnline: true, autoUpdates: false } }))
  await visit()
  it.context.answers.set(PAGE, { body: pageHtml('CSS, revised') })
  expect(await visit()).toContain('<h1>CSS, revised</h1>')
  it.context.answers.set(PAGE, { body: 'broken', status: 502 })
  const text = await visit()
  expect(text).toContain('<h1>CSS, revised</h1>')
  expect(text).toContain('data-cut-off')
})

test('a page is not stored while a file that it names can’t be loaded', async () => {
  it.context.answers.delete('/static/article.0123456789ab.css')
  await visit()
  expect(await it.pages.find(PAGE)).toBeUndefined()
})

test('a page that may not be stored is not', async () => {
  it.context.pass = async () =>
    new Response(pageHtml('Mine'), { headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' } })
  await visit()
  expect(await it.pages.find(PAGE)).toBeUndefined()
})

test('in place of a page that is not stored there is one of ours, with links to stored ones of the area', async () => {
  await visit()
  loseConnection()
  const response = await answerPage(it, requestOf(`${PAGE}/<i>`), wait)
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const text = await response.text()
  expect(text).toContain('<h1>This page is not stored</h1>')
  expect(text).toContain(`<a href="${PAGE}">CSS - CSS</a>`)
  expect(text).not.toContain('<i>')
  expect(await (await answerUnstored(it, requestOf('/ja/plus/settings'))).text()).toContain('<html lang="ja"')
})

test('stored data are answered without a connection; where only the page is stored, with what the browser loads the page for', async () => {
  await (await answerData(it, requestOf(DATA), wait)).text()
  await settle()
  expect(await it.pages.find(PAGE)).toBeDefined()
  loseConnection()
  expect(await (await answerData(it, requestOf(DATA), wait)).json()).toEqual({ url: PAGE })
  const other = await answerData(it, requestOf('/en-US/docs/Web/HTML/index.json'), wait)
  expect([other.status, await other.json()]).toEqual([200, {}])
})

test('a page that was visited by a link is stored as a whole: documents without a slash at their end, all others with one', async () => {
  const posts = { page: '/en-US/blog/a-post/', data: '/en-US/blog/a-post/index.json' }
  it.context.answers.set(posts.page, { body: pageHtml('A post') })
  it.context.answers.set(posts.data, { body: '{}' })
  for (const path of [posts.data, DATA]) await answerData(it, requestOf(path), wait)
  await settle()
  await settle()
  for (const path of [posts.page, PAGE]) expect([path, (await it.pages.find(path)) !== undefined]).toEqual([path, true])
})

test('of too many visited pages those go whose last visit was longest ago', async () => {
  await visit()
  for (let index = 0; index <= MAX_VISITED; index += 1) {
    if (index === MAX_VISITED - 2) await visit()
    const path = `${PAGE}/Page${index}`
    it.context.answers.set(path, { body: pageHtml(`Page ${index}`) })
    await visit(path)
  }
  const visited = await it.pages.list('visited')
  expect(visited.length).toBeLessThanOrEqual(MAX_VISITED)
  expect(visited).toContain(PAGE.toLowerCase())
  expect(visited).not.toContain(`${PAGE}/page0`.toLowerCase())
  expect(visited).toContain(`${PAGE}/page${MAX_VISITED}`.toLowerCase())
})

test('files with a hash are asked for once, images come from the store, and titles from the network while it is there', async () => {
  const [file, image, titles] = ['/static/entry.0123456789.js', `${PAGE}/box.png`, '/en-US/search-index.json']
  it.context.answers.set(image, { body: 'box' })
  it.context.answers.set(titles, { body: '[]' })
  await answerFile(it, requestOf(file), wait)
  await answerTitles(it, requestOf(titles), wait)
  await settle()
  await it.files.ensure([image])
  loseConnection()
  expect(await (await answerFile(it, requestOf(file), wait)).text()).toBe('go()')
  expect(await (await answerImage(it, requestOf(image))).text()).toBe('box')
  expect(await (await answerTitles(it, requestOf(titles), wait)).text()).toBe('[]')
})
