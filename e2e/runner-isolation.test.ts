import { expect, type Page } from '@playwright/test'
import { runnerOrigin } from '#contracts/play-state.ts'
import type { LecternServer } from './fixtures/lectern-process.ts'
import { codeOf, printedIn, showFrame } from './fixtures/runner-frame.ts'
import { test } from './fixtures/test.ts'

// What code tries here is rejected, and browsers say so.
test.use({ expectedProblems: /./s })

const ARTICLE = '/en-US/docs/Web/CSS'
const SECRET = 'secret-of-the-reader'

/** A page of the site of a user who has a session, with code running in a frame of it; what the code prints. */
async function attempt(page: Page, site: LecternServer, js: string, html = ''): Promise<string> {
  const cookie = { url: site.origin, sameSite: 'Lax' } as const
  await page.context().addCookies([
    { ...cookie, name: 'session', value: SECRET.padEnd(43, 'x'), httpOnly: true },
    { ...cookie, name: 'visible', value: SECRET },
  ])
  await page.goto(ARTICLE)
  await page.evaluate((secret) => localStorage.setItem('secret', secret), SECRET)
  const body = js.replaceAll('SITE', site.origin)
  const tried = `(async () => { try { console.log('got', await (async () => { ${body} })()) } catch (error) { console.log('rejected', error.name) } })()`
  await showFrame(page, codeOf(site, { js: tried, html: html.replaceAll('SITE', site.origin) }, ARTICLE).url)
  // Browsers say as well what their policy has rejected.
  const answers = async (): Promise<readonly string[]> => (await printedIn(page)).filter((line) => /^(?:got|rejected) /.test(line))
  await expect.poll(answers).toHaveLength(1)
  const [printed = ''] = await answers()
  expect(printed).not.toContain(SECRET)
  return printed
}

/** What the browser says of what it rejected, from now on. */
function followRejections(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  return errors
}

/** The requests that the server has answered since `before`, without those of the page itself. */
function requestsTo(site: LecternServer, before: string, path: string): readonly string[] {
  return site
    .output()
    .slice(before.length)
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}"`))
}

const THROWN: readonly (readonly [string, string])[] = [
  ['read the document of the page', 'return parent.document.title'],
  ['read the address of the page', 'return String(parent.location)'],
  ['read the storage of the page', 'return parent.localStorage.secret'],
  ['call a function of the page', 'return parent.fetch("/")'],
  ['pretend to be the site', 'document.domain = "localhost"; return "same"'],
  ['pretend to be another code', 'document.domain = "runner.localhost"; return "same"'],
  ['lead the page elsewhere', 'top.location.href = "about:blank"; return "led"'],
  ['lead the page elsewhere without an entry', 'top.location.replace("about:blank"); return "led"'],
  ['fetch what the session sees', 'return (await fetch("SITE/api/v1/whoami", { credentials: "include" })).text()'],
  ['read a page of the site', 'return (await fetch("SITE/en-US/docs/Web/CSS/index.json")).text()'],
  [
    'send a call of the API',
    'return (await fetch("SITE/api/v1/plus/settings/", { method: "POST", credentials: "include", body: "{}" })).status',
  ],
  [
    'send one that needs no leave',
    'return (await fetch("SITE/api/v1/ping", { method: "POST", credentials: "include", mode: "no-cors", body: "a=1" })).type',
  ],
  ['register a service worker', 'return (await navigator.serviceWorker.register("/en-US/docs/Web/CSS/worker.js")).scope'],
  [
    'register a service worker out of its own text',
    'return (await navigator.serviceWorker.register(URL.createObjectURL(new Blob(["1"], { type: "text/javascript" })))).scope',
  ],
  ['read the clipboard', 'return await navigator.clipboard.readText()'],
  ['see or hear the reader', 'return (await navigator.mediaDevices.getUserMedia({ audio: true })).id'],
]

for (const [name, js] of THROWN)
  test(`code can not ${name}`, async ({ page, site }) => {
    const before = site.output()
    expect(await attempt(page, site, js)).toMatch(/^rejected \w+$/)
    expect(page.url()).toBe(`${site.origin}${ARTICLE}`)
    for (const path of ['/api/v1/plus/settings/', '/api/v1/ping']) expect(requestsTo(site, before, path)).toEqual([])
  })

const FOUND: readonly (readonly [string, string, RegExp])[] = [
  ['see the cookies of the site', 'return JSON.stringify(document.cookie)', /^got ""$/],
  ['see the storage of the site', 'return JSON.stringify({ ...localStorage, ...sessionStorage })', /^(?:got \{\}|rejected SecurityError)$/],
  ['see the databases of the site', 'return JSON.stringify(await indexedDB.databases())', /^(?:got \[\]|rejected \w+)$/],
  ['open a window', 'return String(window.open("SITE/en-US/"))', /^got null$/],
  ['reach who opened it', 'return String(window.opener)', /^got null$/],
  [
    'know where the reader is',
    'return await new Promise((resolve) => navigator.geolocation.getCurrentPosition(resolve, (error) => resolve(error.code)))',
    /^got 1$/,
  ],
  ['send a beacon to the site', 'return navigator.sendBeacon("SITE/api/v1/ping", "a=1")', /^(got false|rejected \w+|got true)$/],
  [
    'load a picture of the site with its cookies',
    'return await new Promise((resolve) => { const image = new Image(); image.onload = () => resolve("loaded"); image.onerror = () => resolve("rejected"); image.src = "SITE/users/fxa/login/logout/" })',
    /^got rejected$/,
  ],
  [
    'run the scripts of the site',
    'return await new Promise((resolve) => { const script = document.createElement("script"); script.onload = () => resolve("loaded"); script.onerror = () => resolve("rejected"); script.src = "SITE/static/app.js"; document.head.append(script) })',
    /^got rejected$/,
  ],
]

for (const [name, js, expected] of FOUND)
  test(`code can not ${name}`, async ({ page, site }) => {
    const before = site.output()
    expect(await attempt(page, site, js)).toMatch(expected)
    expect(page.context().pages()).toHaveLength(1)
    for (const path of ['/api/v1/ping', '/users/fxa/login/logout/', '/static/app.js']) expect(requestsTo(site, before, path)).toEqual([])
  })

test('code can not show the site in a frame of its own', async ({ page, site }) => {
  const before = site.output()
  const js =
    'const frame = document.querySelector("iframe"); await new Promise((resolve) => setTimeout(resolve, 300)); return frame.contentWindow.length'
  await attempt(page, site, js, '<iframe src="SITE/en-US/plus/collections"></iframe>')
  expect(requestsTo(site, before, '/en-US/plus/collections')).toEqual([])
})

test('code can not send a form to the site, nor one that leads the page elsewhere', async ({ page, site }) => {
  const before = site.output()
  const html =
    '<form method="post" action="SITE/api/v1/ping" target="_top"><button>Go</button></form><form method="post" action="SITE/users/fxa/login/logout/"><button>Go</button></form>'
  const rejected = followRejections(page)
  await attempt(page, site, 'for (const form of document.forms) form.submit(); return "sent"', html)
  for (const words of [/top-level window/, /form-action/])
    await expect.poll(() => rejected.some((message) => words.test(message)), String(words)).toBe(true)
  expect(page.url()).toBe(`${site.origin}${ARTICLE}`)
  for (const path of ['/api/v1/ping', '/users/fxa/login/logout/']) expect(requestsTo(site, before, path)).toEqual([])
})

test('code can not lead the page elsewhere by a link that the user clicks', async ({ page, site }) => {
  await attempt(page, site, 'return "shown"', '<a href="SITE/en-US/" target="_top">Away</a> <a href="SITE/en-US/" target="_blank">New</a>')
  const rejected = followRejections(page)
  for (const name of ['Away', 'New']) await page.frameLocator('iframe[title="Example"]').getByRole('link', { name }).click()
  await expect.poll(() => rejected).toHaveLength(2)
  expect(page.url()).toBe(`${site.origin}${ARTICLE}`)
  expect(page.context().pages()).toHaveLength(1)
})

test('code can not close the page or lead it back', async ({ page, site }) => {
  await page.goto('/en-US/')
  await attempt(page, site, 'top.close(); history.back(); history.go(-1); return "tried"')
  // Ways through the history are taken in order: when this one has ended, the others would have been taken.
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers()
    addEventListener('popstate', resolve, { once: true })
    history.pushState(null, '', '#own')
    history.back()
    await promise
  })
  expect(page.url()).toBe(`${site.origin}${ARTICLE}`)
})

test('code can not leave cookies for the site', async ({ page, site }) => {
  await attempt(
    page,
    site,
    'for (const domain of ["localhost", ".localhost", "127.0.0.1"]) document.cookie = "planted=1; path=/; domain=" + domain; return "set"',
  )
  const names = (await page.context().cookies(site.origin)).map(({ name }) => name)
  expect(names).toContain('session')
  expect(names).not.toContain('planted')
})

test('code can not speak to the site by a channel of its own', async ({ page, site }) => {
  await page.goto(ARTICLE)
  await page.evaluate(() => {
    document.title = 'nothing heard'
    new BroadcastChannel('all').onmessage = () => {
      document.title = 'heard'
    }
  })
  await showFrame(page, codeOf(site, { js: 'new BroadcastChannel("all").postMessage(1); console.log("sent")' }).url)
  await expect.poll(() => printedIn(page)).toEqual(['sent'])
  expect(await page.title()).toBe('nothing heard')
})

test('code can not reach other code next to it', async ({ page, site }) => {
  await page.goto(ARTICLE)
  await showFrame(page, codeOf(site, { js: 'globalThis.own = "mine"; console.log("there")' }).url)
  await expect.poll(() => printedIn(page)).toEqual(['there'])
  const js = `const other = parent.frames[0]
for (const look of [() => other.document, () => other.own, () => other.localStorage, () => String(other.location)])
  try { console.log(look()) } catch (error) { console.log(look + ' ' + error.name) }
console.log('done')`
  await showFrame(page, codeOf(site, { js }).url)
  await expect.poll(() => printedIn(page)).toContain('done')
  const [, ...looks] = await printedIn(page)
  expect(looks.map((look) => look.replace(/^.*?(\w+)$/, '$1'))).toEqual([...Array.from({ length: 4 }, () => 'SecurityError'), 'done'])
})

// In tabs of their own, for browsers that are tested keep nothing for frames of other sites.
test('the same code finds what it has stored, other code does not', async ({ page, site }) => {
  const js = 'localStorage.count = Number(localStorage.count ?? 0) + 1; document.title = localStorage.count'
  const run = async (code: string): Promise<string> => {
    await page.goto(codeOf(site, { js: code }).url)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveTitle(/^\d$/)
    return await page.title()
  }
  expect([await run(js), await run(js), await run(`${js};`)]).toEqual(['1', '2', '1'])
})

test('no request for code brings a cookie of the site', async ({ page, site }) => {
  const brought: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.runner.localhost')) void request.allHeaders().then(({ cookie }) => brought.push(cookie ?? 'none'))
  })
  await attempt(page, site, 'return "ran"')
  await expect.poll(() => brought).toEqual(['none'])
})

test('code in a frame of another page than the site’s is not shown', async ({ page, site }) => {
  const { url } = codeOf(site, { html: '<p>Shown</p>' })
  await page.route('http://elsewhere.localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe title="Example" src="${url}"></iframe>` }),
  )
  const isBlocked = page.waitForEvent('requestfailed', (request) => request.url() === url)
  await page.goto('http://elsewhere.localhost:1/')
  await isBlocked
  await expect(page.frameLocator('iframe').getByText('Shown')).toHaveCount(0)
})

test('code that is given to a frame by a stranger is not run', async ({ page, site }) => {
  const { origin, bytes } = codeOf(site, { js: 'console.log("ran")' })
  await page.goto(ARTICLE)
  await showFrame(page, `${origin}/runner.html?blank`)
  await expect.poll(() => page.evaluate(() => window.frameMessages.map(({ data }) => data.typ))).toEqual(['ready'])
  const stranger = codeOf(site, {
    js: `parent.frames[0].postMessage({ typ: "state", bytes: new Uint8Array([${bytes.join()}]) }, "*"); console.log("given")`,
  })
  await showFrame(page, stranger.url)
  await expect.poll(() => printedIn(page)).toEqual(['given'])
  // The frame takes messages in order, and its requests too: when it has answered this one, it would have asked for the code.
  await page.evaluate(() => frames[0]?.postMessage({ typ: 'input', id: 1, code: 'await fetch(location.href)' }, '*'))
  await expect.poll(() => page.evaluate(() => window.frameMessages.map(({ data }) => data.typ))).toContain('result')
  expect(await printedIn(page)).toEqual(['given'])
})

test('the compiler of WebAssembly text answers the page around it, and no code next to it', async ({ page, site }) => {
  await page.goto(ARTICLE)
  await showFrame(page, `${runnerOrigin('wat', undefined, site.origin)}/runner.html?compiler`)
  const listMessages = (): Promise<readonly string[]> => page.evaluate(() => window.frameMessages.map(({ data }) => data.typ))
  await expect.poll(listMessages).toEqual(['ready'])
  const js = `const compiler = parent.frames[0]
addEventListener("message", ({ data }) => console.log("answered", data.typ))
compiler.postMessage({ typ: "wat", id: 1, text: "(module)" }, "*")
for (const look of [() => compiler.document, () => { compiler.location = "about:blank" }])
  try { look(); console.log("reached") } catch (error) { console.log(error.name) }
console.log("done")`
  await showFrame(page, codeOf(site, { js }).url)
  await expect.poll(() => printedIn(page)).toContain('done')
  await page.evaluate(() => frames[0]?.postMessage({ typ: 'wat', id: 2, text: '(module)' }, '*'))
  await expect.poll(listMessages).toContain('compiled')
  expect(await page.evaluate(() => JSON.stringify(window.frameMessages))).toContain('{"typ":"compiled","id":2,"wasm":"AGFzbQEAAAA')
  expect(await printedIn(page)).toEqual(['SecurityError', 'SecurityError', 'done'])
  expect((await listMessages()).filter((typ) => typ === 'compiled')).toHaveLength(1)
})

test('a link to code shows the code and asks, and runs it once the user has agreed', async ({ page, site }) => {
  const { url } = codeOf(site, { html: '<h1>Running</h1>', js: 'document.title = "ran"' })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caution: this is a demo page')
  await expect(page.getByText('<h1>Running</h1>')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in Playground' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/en-US\/play\?state=/,
  )
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Running')
  expect(await page.title()).toBe('ran')
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caution: this is a demo page')
})

test('nothing of the code is in the server’s log', async ({ page, site }) => {
  await attempt(page, site, 'return "word-of-the-code"')
  expect(site.output()).toContain('/runner.html')
  expect(site.output()).not.toMatch(/state=|word-of-the-code/)
})
