import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_PATH } from '#contracts/account-paths.ts'
import { INSIGHTS_PATH } from '#contracts/insights.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { createInsightsApp, type InsightsApp } from './testing/insights-app.fixture.ts'

describe.each(DATABASES)('the page of figures (docs/behaviour/insights.md), on %s', (kind) => {
  let it: InsightsApp
  beforeAll(async () => {
    it = await createInsightsApp(kind)
  })
  afterAll(() => it.close())
  beforeEach(() => it.clear())

  /** A response without what says only which path was asked for, and when. */
  const comparable = async (client: TestClient, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS', path: string) => {
    const { statusCode, headers, body } = await client.send(method, path)
    const { 'content-length': _, date: _date, ...others } = headers
    return { statusCode, headers: others, body: body.replaceAll(/(?:\/|<wbr>)+[a-z]+(?:<wbr>|\/)+[a-z.-]+(?=<\/)/g, 'PATH') }
  }

  test.each([INSIGHTS_PATH, `${INSIGHTS_PATH}/visits.csv`, `${INSIGHTS_PATH}/other`])(
    '%s is for everyone but staff what an address is that does not exist, by every method',
    async (path) => {
      const nothing = `/admin/${'x'.repeat(8)}${path.slice(INSIGHTS_PATH.length)}`
      for (const client of [it.client(), await it.clientOf({ is_staff: 0 })])
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const)
          expect(await comparable(client, method, path), method).toEqual(await comparable(client, method, nothing))
      expect((await it.client().get(path)).statusCode).toBe(404)
    },
  )

  test('staff find the page from that of their account, and others do not', async () => {
    expect((await (await it.clientOf({ is_staff: 1 })).get(ACCOUNT_PATH)).body).toContain(`href="${INSIGHTS_PATH}"`)
    expect((await (await it.clientOf({ is_staff: 0 })).get(ACCOUNT_PATH)).body).not.toContain(INSIGHTS_PATH)
  })

  test('who is no longer staff, or has signed out, gets no figures', async () => {
    const account = await it.createAccount({ is_staff: 1 })
    const client = it.client()
    await client.signIn(account)
    expect((await client.get(INSIGHTS_PATH)).statusCode).toBe(200)
    await it.store.db.updateTable('accounts').set({ is_staff: 0 }).where('id', '=', account.id).execute()
    expect((await client.get(INSIGHTS_PATH)).statusCode).toBe(404)
    await it.store.db.updateTable('accounts').set({ is_staff: 1 }).where('id', '=', account.id).execute()
    await it.services.sessions.revokeAll(account.id)
    expect((await client.get(INSIGHTS_PATH)).statusCode).toBe(404)
  })

  test('the page is stored nowhere, is in no search engine, and runs nothing', async () => {
    const staff = await it.clientOf({ is_staff: 1 })
    const reply = await staff.get(INSIGHTS_PATH)
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(reply.body).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(reply.body).not.toMatch(/<script|<style| style=| on[a-z]+=/)
    const href = /href="(\/users\/insights\.[\da-f]{16}\.css)"/.exec(reply.body)?.[1] ?? ''
    expect((await it.client().get(href)).headers['content-type']).toBe('text/css; charset=utf-8')
    const file = await staff.get(`${INSIGHTS_PATH}/visits.csv`)
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="visits-2026-10-25-2026-11-21.csv"',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await staff.get(`${INSIGHTS_PATH}/none.csv`)).statusCode).toBe(404)
  })

  test('a site on which nothing was counted says so for each subject', async () => {
    const text = await it.page()
    for (const empty of [
      'Nothing was counted in these days. Browsers that ask not to be tracked',
      'No one has voted in these days.',
      'Every search in these days has found something.',
      'No browser has asked for a page that is not there.',
      'No ad was viewed in these days.',
      'No survey was answered in these days.',
      'No site was scanned in these days.',
    ])
      expect(text).toContain(empty)
    expect(text).not.toContain('<table>')
  })

  test('each drawing has a name and a sentence, and its numbers are in a table with a caption', async () => {
    await it.count('visit', '', { number: 4 })
    const text = await it.page()
    expect(text).toContain('role="img" aria-labelledby="visits-chart visits-sum"')
    expect(text).toContain('<p class="visually-hidden" id="visits-sum">4 visits in 28 days, at most 4 on Nov 21.</p>')
    expect(text).toContain('<caption id="visits-caption">Visits by day</caption>')
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const named = [...text.matchAll(/aria-labelledby="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(named.filter((name) => !ids.includes(name))).toEqual([])
  })

  test.each(['//evil.example/', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '/a"onclick="x'])(
    'the page %j leads to no other site',
    async (path) => {
      await it.count('all_view', '')
      await it.count('view', path)
      for (const [, href = ''] of (await it.page()).matchAll(/href="([^"]*)"/g))
        expect(new URL(href.replaceAll('&quot;', '"'), 'http://localhost:3000').origin).toBe('http://localhost:3000')
    },
  )

  test('a long table has its first rows on the page and a thousand in its file', async () => {
    await it.count('all_view', '')
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      day: it.dayBefore(0),
      measure: 'view',
      locale: '',
      about: `/page-${String(index).padStart(4, '0')}`,
      count: 1,
    }))
    await it.store.db.insertInto('telemetry_days').values(rows).execute()
    expect(await it.csv('pages')).toHaveLength(1001)
    const text = await it.page()
    expect(text).toContain('The first 25 of 1,000 rows.')
    expect(text).toContain('page-0024')
    expect(text).not.toContain('page-0025')
  })
})

test('what is off is named with the setting that turns it on', async () => {
  const it = await createInsightsApp('sqlite', ['plus'])
  const text = await it.page()
  await it.close()
  for (const feature of ['telemetry', 'ads', 'surveys', 'observatory'])
    expect(text).toContain(
      `<strong>${feature}</strong> is off. It is on when <code>LECTERN_FEATURES</code> contains <code>${feature}</code>.`,
    )
})
