import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRunnerApp, HELLO, OPENED, ORIGIN, type RunnerApp, stateQuery } from './runner-app.fixture.ts'

let runner: RunnerApp

beforeAll(() => {
  runner = createRunnerApp()
})

afterAll(() => runner.close())

describe('the page that asks', () => {
  async function asked(headers: Readonly<Record<string, string>> = OPENED, query = '') {
    const reply = await runner.ask({ headers, query: `${stateQuery(HELLO.text)}${query}` })
    return {
      ...reply,
      body: reply.body,
      cookie: String(reply.headers['set-cookie']),
      link: /href="([^"]*code=[^"]*)"/.exec(reply.body)?.[1]?.replaceAll('&amp;', '&') ?? '',
    }
  }

  test('shows the code, leads to the playground, and runs nothing', async () => {
    const { body, headers } = await asked()
    expect(body).toContain('&lt;p&gt;Hello&lt;/p&gt;')
    expect(body).toContain(`href="${ORIGIN}/en-US/play?state=${encodeURIComponent(HELLO.text)}"`)
    expect(body).toContain('Docs &amp; more')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  })

  test('sets a cookie of a minute that no script reads, and the link has its value', async () => {
    const { cookie, link } = await asked()
    const value = /^leave=([\w-]{24});/.exec(cookie)?.[1]
    expect(cookie).toBe(`leave=${value}; Max-Age=60; Path=/; HttpOnly; SameSite=Strict`)
    expect(new URL(link, ORIGIN).searchParams.get('code')).toBe(value)
    expect((await asked()).cookie).not.toBe(cookie)
  })

  test('with both of them the code runs', async () => {
    const { cookie, link } = await asked()
    const headers = { ...OPENED, cookie: cookie.split(';')[0] ?? '' }
    const [path = '', query = ''] = link.split('?')
    expect((await runner.ask({ path, query: `?${query}`, headers })).body).toContain('runTheRunner()')
  })

  test('with one of them, or with that of another visit, it asks again', async () => {
    const [{ link }, other] = [await asked(), await asked()]
    const query = `?${link.split('?')[1]}`
    expect((await runner.ask({ query, headers: OPENED })).body).toContain('Caution')
    expect((await runner.ask({ query, headers: { ...OPENED, cookie: other.cookie.split(';')[0] ?? '' } })).body).toContain('Caution')
    expect((await runner.ask({ query: `${stateQuery(HELLO.text)}&code=`, headers: { ...OPENED, cookie: 'leave=' } })).body).toContain(
      'Caution',
    )
  })

  test('speaks the language of the user, of the page below which it lies, or that of the address', async () => {
    expect((await asked({ ...OPENED, 'accept-language': 'fr' })).body).toContain('<html lang="fr"')
    expect((await runner.ask({ path: '/ja/docs/Web/runner.html', headers: OPENED })).body).toContain('<html lang="ja"')
    expect((await asked({ ...OPENED, 'accept-language': 'fr' }, '&locale=ko')).body).toContain('<html lang="ko"')
  })
})
