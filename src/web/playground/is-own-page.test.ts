import { expect, test } from 'vitest'
import { isOwnPage } from './is-own-page.ts'

const SITE = 'https://site.example'

test('articles, posts and lessons of the site are trusted', () => {
  for (const path of ['/en-US/docs/Web/CSS/color', '/en-US/blog/post/', '/de/curriculum/core/'])
    expect(isOwnPage(`${SITE}${path}`, SITE), path).toBe(true)
})

test('other sites, the runner, no page, and pages that show what users or addresses say are not', () => {
  for (const referrer of [
    '',
    'https://other.example/en-US/docs/Web',
    'https://site.example.other.example/en-US/docs/Web',
    'http://site.example/en-US/docs/Web',
    'https://abc.runner.site.example/en-US/docs/runner.html',
    `${SITE}/en-US/play?state=x`,
    `${SITE}/en-US/search?q=docs`,
    `${SITE}/en-US/plus/collections/shared/x`,
    `${SITE}/docs`,
    `${SITE}/`,
  ])
    expect(isOwnPage(referrer, SITE), referrer).toBe(false)
})
