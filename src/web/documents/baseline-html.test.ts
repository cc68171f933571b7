import { describe, expect, test } from 'vitest'
import type { Baseline, BaselineSupport, Discouraged } from '#contracts/baseline.ts'
import { INTERFACE_LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { baselineHtml } from './baseline-html.ts'
import { monthOf } from './baseline-text-html.ts'

const ALL: BaselineSupport = {
  chrome: '105',
  chrome_android: '105',
  edge: '105',
  firefox: '121',
  firefox_android: '121',
  safari: '15.4',
  safari_ios: '15.4',
}
const NONE: BaselineSupport = {
  chrome: null,
  chrome_android: null,
  edge: null,
  firefox: null,
  firefox_android: null,
  safari: null,
  safari_ios: null,
}
const DATES = { baseline_low_date: '2023-12-19', baseline_high_date: '2026-06-19' }
const FEATURE = { id: 'has', name: ':has() & <co>', description_html: '', discouraged: null }
const PLACES = { asterisk: false, alternatives: [], about_url: null, feedback_url: null }

const HIGH: Baseline = {
  baseline: 'high',
  ...DATES,
  support: ALL,
  ...PLACES,
  feature: { ...FEATURE, status: { baseline: 'high', ...DATES, support: ALL } },
}
const LOW: Baseline = {
  baseline: 'low',
  baseline_low_date: '2025-05-01',
  support: ALL,
  ...PLACES,
  feature: { ...FEATURE, status: { baseline: 'low', baseline_low_date: '2025-05-01', support: ALL } },
}
const LIMITED: Baseline = {
  baseline: false,
  support: { ...NONE, chrome: '80', chrome_android: '81', edge: '80', firefox: '90' },
  ...PLACES,
  feature: { ...FEATURE, status: { baseline: false, support: NONE } },
}

function html(
  baseline: Baseline | null,
  baselineStatus: Parameters<typeof baselineHtml>[0]['baselineStatus'],
  locale: LocaleCode = 'en-US',
): string {
  return (
    baselineHtml({ baseline, baselineStatus }, { locale, t: translator(interfaceTexts(locale), locale), compatId: 'compat' })?.toString() ??
    ''
  )
}

function textOf(markup: string): string {
  return markup.replace(/<[^>]+>/g, '')
}

describe('the line of the indicator', () => {
  test('says that a feature is widely available, and where', () => {
    expect(textOf(html(HIGH, 'high'))).toMatch(/^Baseline Widely available/)
    expect(html(HIGH, 'high')).toContain('<span class="visually-hidden">. Supported in Chrome, Edge, Firefox, and Safari</span>')
  })

  test('gives a new feature the year since which it works', () => {
    expect(textOf(html(LOW, 'low'))).toMatch(/^Baseline 2025 Newly available/)
  })

  test('does not call a feature of limited availability Baseline', () => {
    expect(textOf(html(LIMITED, 'limited'))).toMatch(/^Limited availability/)
  })

  test('distinguishes phones from computers where only one of them has the feature', () => {
    expect(html(LIMITED, 'limited')).toContain('Supported in Chrome, Edge, and Firefox, not in Firefox for Android or Safari<')
    expect(html(LIMITED, 'limited')).toContain('<span class="has">Firefox</span> <span class="has-not">Firefox for Android</span>')
  })

  test('says when no browser has the feature', () => {
    expect(html({ ...LIMITED, support: NONE }, 'limited')).toContain('Not supported in Chrome, Edge, Firefox, or Safari<')
  })

  test('has an asterisk where parts differ, and the text says why', () => {
    expect(textOf(html(HIGH, 'high'))).not.toContain('*')
    expect(textOf(html({ ...HIGH, asterisk: true }, 'high'))).toMatch(
      /available\*.*\* Some parts of this feature may have varying levels of support\./s,
    )
  })

  test('warns of a feature to keep away from, also where nothing else is known of it', () => {
    expect(html(null, 'discouraged')).not.toContain('<details')
    expect(textOf(html(null, 'discouraged'))).toBe('Discouraged Avoid this feature in new projects.')
    expect(textOf(html(LIMITED, 'removing'))).toMatch(/^To be removed Browsers are dropping this feature\./)
  })

  test('is not there without a status', () => {
    expect(html(HIGH, null)).toBe('')
  })
})

describe('the text of the indicator', () => {
  test('says since when, in the language of the page', () => {
    expect(html(HIGH, 'high')).toContain('across browsers since December 2023.')
    expect(html(HIGH, 'high', 'de')).toContain('seit Dezember 2023 in allen')
    expect(html(HIGH, 'high', 'ja')).toContain('2023年12月から')
  })

  test('says of a date with a sign that it was before', () => {
    expect(html({ ...HIGH, baseline_low_date: '≤2018-01-29' }, 'high')).toContain('available across browsers before January 2018.')
    expect(monthOf('≤2018-01-01', 'en-US')).toBe('January 2018')
  })

  test('says why a feature is not Baseline', () => {
    expect(html(LIMITED, 'limited')).toContain('not Baseline because it does not work in some of the most widely used browsers')
  })

  test('gives the first versions by engine, mobile ones where they differ', () => {
    expect(html(LIMITED, 'limited')).toContain(
      '<div><dt>Blink</dt><dd>Chrome 80</dd><dd>Chrome Android 81</dd><dd>Edge 80</dd></div><div><dt>Gecko</dt><dd>Firefox 90</dd><dd>Firefox for Android – no support</dd></div>',
    )
  })

  test('says where the whole feature stands when the page describes a part that stands elsewhere', () => {
    expect(html(HIGH, 'high')).not.toContain('as a whole')
    expect(html({ ...HIGH, feature: LIMITED.feature }, 'high')).toContain(
      'a part of <em lang="en">:has() &amp; &lt;co&gt;</em>. That feature as a whole: Limited availability.',
    )
  })

  test('leads on to what there is', () => {
    expect(html(HIGH, 'high')).toContain('<ul class="baseline-links"><li><a href="#compat"')
    const all = html({ ...HIGH, about_url: '/en-US/docs/Glossary/Baseline', feedback_url: 'https://say.example/?a=1&b=2' }, 'high')
    expect([...all.matchAll(/<li><a href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/en-US/docs/Glossary/Baseline',
      '#compat',
      'https://say.example/?a=1&amp;b=2',
    ])
  })

  test('says why a feature is to be left, who says so, until when it stays, and what to use instead', () => {
    const discouraged: Discouraged = {
      according_to: ['https://says.example/a?b&c', 'not an address'],
      reason: 'Old',
      reason_html: '<code>old</code> is old.',
      removal_date: '2027-01-31',
    }
    const alternatives = [
      { name: '<grid>', description: 'Rows & columns.', mdn_url: '/en-US/docs/Grid?' },
      { name: 'Flex', description: 'Rows or columns.', mdn_url: null },
    ]
    const markup = html({ ...LIMITED, alternatives, feature: { ...LIMITED.feature, discouraged } }, 'removing')
    expect(markup).toContain('<p lang="en"><code>old</code> is old.</p>')
    expect(markup).toContain('Date of removal: Jan 31, 2027')
    expect(markup).toContain('According to: <a href="https://says.example/a?b&amp;c" data-measure="source">says.example</a></p>')
    expect(markup).toContain('<a href="/en-US/docs/Grid%3F" data-measure="alternative">&lt;grid&gt;</a>: Rows &amp; columns.')
    expect(markup).toContain('<li lang="en">Flex: Rows or columns.</li>')
  })
})

test.each(INTERFACE_LOCALES.map(({ code }) => code))('in %s no place of a text stays empty', (locale) => {
  const pages = [
    html({ ...HIGH, asterisk: true, feature: LIMITED.feature }, 'high', locale),
    html(LOW, 'low', locale),
    html(LIMITED, 'limited', locale),
    html({ ...LIMITED, support: NONE }, 'removing', locale),
  ]
  expect(pages.filter((page) => /\{\w+\}|Invalid|undefined/.test(page))).toEqual([])
})
