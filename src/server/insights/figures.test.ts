import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { CSS, createInsightsApp, DAY_MS, type InsightsApp } from './testing/insights-app.fixture.ts'

describe.each(DATABASES)('what is shown (docs/behaviour/insights.md), on %s', (kind) => {
  let it: InsightsApp
  beforeAll(async () => {
    it = await createInsightsApp(kind)
  })
  afterAll(() => it.close())
  beforeEach(() => it.clear())

  test('visits, views and reading depth are those of the period that is chosen', async () => {
    await it.count('visit', '', { number: 2 })
    await it.count('visit', '', { number: 5, locale: 'de', ago: 6 })
    await it.count('visit', '', { number: 100, ago: 7 })
    await it.count('visit', '', { number: 7000, ago: 28 })
    await it.count('all_view', '', { number: 8 })
    await it.count('all_depth_25', '', { number: 6 })
    await it.count('all_depth_75', '', { number: 2 })
    await it.count('view', CSS, { number: 8 })
    await it.count('depth_50', CSS, { number: 4 })
    const lines = await it.csv('visits', '?days=7')
    expect([lines.length, lines[0], lines[1], lines[7]]).toEqual([8, 'Day,Visits,Page views', '2026-11-21,2,8', '2026-11-15,5,0'])
    expect(await it.csv('reading-depth')).toEqual(['Read to,Page views,Share', 'A quarter,6,0.75', 'Half,0,0', 'Three quarters,2,0.25'])
    expect(await it.csv('pages')).toEqual(['Page,Page views,To 25%,To 50%,To 75%', `${CSS},8,0,0.5,0`])
    expect(await it.page('?days=7')).toContain('<dd>7</dd>')
    expect(await it.page()).toContain('<dd>107</dd>')
    expect(await it.page('?days=90')).toContain('<dd>7,107</dd>')
    expect(await it.page('?days=90')).toContain('<button name="days" value="90" aria-current="true">')
    expect(await it.page('?days=1e9')).toContain('<button name="days" value="28" aria-current="true">')
  })

  test('votes are shown by page with their reasons, thumbs by part of the site, the newest comments as they were written', async () => {
    await it.vote({ reason: 'outdated', comment: '=1+1 <b>\u202ebold</b>' })
    await it.vote({ reason: 'outdated' })
    await it.vote({ is_helpful: 1 })
    await it.vote({ about: '/en-US/', is_helpful: 1 })
    await it.vote({ kind: 'feature', about: 'ai-help/answer', is_helpful: 1 })
    expect(await it.csv('helpfulness')).toEqual([
      'Page,Votes,Not helpful,Helpful,Most frequent reason',
      `${CSS},3,2,0.3333333333333333,outdated`,
      '/en-US/,1,0,1,',
    ])
    expect(await it.csv('reasons')).toEqual(['Reason,Votes', 'outdated,2'])
    expect(await it.csv('thumbs')).toEqual(['Part,Votes,Not helpful,Helpful', 'ai-help/answer,1,0,1'])
    expect(await it.csv('comments')).toEqual(['Day,Page,Reason,Comment', `2026-11-21,${CSS},outdated,'=1+1 <b>[U+202E]bold</b>`])
    const text = await it.page()
    expect(text).toContain('=1+1 &lt;b&gt;[U+202E]bold&lt;/b&gt;')
    expect(text).toContain('<dd>50%</dd>')
  })

  test('what users have typed is shown from the third time on, over all days and as text', async () => {
    await it.count('event', 'search.no_results', { number: 9 })
    await it.count('event', 'page.not_found', { number: 4 })
    await it.count('search_without_results', '<img src=x onerror=alert(1)>', { number: 2 })
    await it.count('search_without_results', '<img src=x onerror=alert(1)>', { number: 1, ago: 3 })
    await it.count('search_without_results', 'ada lovelace, berlin', { number: 2 })
    await it.count('search_without_results', '@sum(a1)', { number: 5 })
    await it.count('search_without_results', '', { number: 1000 })
    await it.count('not_found', '/old%20page\u2066', { number: 4 })
    await it.count('not_found', '/ada', { number: 2 })
    expect(await it.csv('searches')).toEqual([
      'Words,Language of the page,Searches',
      "'@sum(a1),en-US,5",
      '<img src=x onerror=alert(1)>,en-US,3',
    ])
    expect(await it.csv('not-found')).toEqual(['Address,Requests', '/old%20page[U+2066],4'])
    const text = await it.page()
    expect(text).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>')
    expect(text).toContain('<bdi>/<wbr>old page[U+2066]</bdi>')
    expect(text).not.toMatch(/ada lovelace|<img|>1,0\d\d</)
  })

  test('ads are shown by campaign and placement with the rate of their clicks', async () => {
    const row = { day: it.dayBefore(0), campaign_id: 'course', placement: 'side', views: 8, clicks: 2 } as const
    await it.store.db
      .insertInto('ad_placement_counts')
      .values([row, { ...row, placement: 'top', views: 0, clicks: 1 }, { ...row, day: it.dayBefore(1), views: 4 }])
      .execute()
    expect(await it.csv('ads')).toEqual([
      'Campaign,Placement,Views,Clicks,Click rate',
      'course,side,12,4,0.3333333333333333',
      'course,top,0,1,',
    ])
    expect((await it.csv('ads-by-day')).slice(0, 3)).toEqual(['Day,Views,Clicks,Click rate', '2026-11-21,8,3,0.375', '2026-11-20,4,2,0.5'])
  })

  test('answers to surveys are counted by question, with its words; those of a survey that is gone by its ids', async () => {
    const answer = (survey: string, answers: object) =>
      it.store.db
        .insertInto('survey_answers')
        .values({
          id: randomBytes(16).toString('hex'),
          survey,
          locale: 'de',
          url: CSS,
          answers: JSON.stringify(answers),
          answered_at: it.clock.now(),
        })
        .execute()
    await answer('examples', { useful: 'yes', why: 'It is my secret.' })
    await answer('examples', { useful: 'yes' })
    await answer('gone', { rate: 'x' })
    expect(await it.csv('surveys')).toEqual([
      'Survey,Question,Answer,Count,Share',
      'examples,How useful are <examples>?,Useful,2,1',
      'examples,How useful are <examples>?,Not useful,0,0',
      'examples,Why?,(in their own words),1,1',
      'gone,rate,(in their own words),1,1',
    ])
    expect(await it.page()).not.toContain('secret')
  })

  test('scans are counted by day and by grade, those that failed are not', async () => {
    const scan = (id: number, grade: 'A+' | 'F' | null, ago = 0) =>
      it.store.db
        .insertInto('observatory_scans')
        .values({
          id,
          host: 'a.example',
          scanned_at: it.clock.now() - ago * DAY_MS,
          version: 5,
          grade,
          score: 1,
          report: null,
          error: null,
          message: null,
        })
        .execute()
    for (const [id, grade, ago] of [
      [1, 'F', 0],
      [2, 'A+', 1],
      [3, 'F', 1],
      [4, null, 0],
      [5, 'F', 28],
    ] as const)
      await scan(id, grade, ago)
    expect(await it.csv('grades')).toEqual(['Grade,Scans,Share', 'A+,1,0.3333333333333333', 'F,2,0.6666666666666666'])
    expect((await it.csv('scans-by-day')).slice(0, 3)).toEqual(['Day,Scans', '2026-11-21,1', '2026-11-20,2'])
  })
})
