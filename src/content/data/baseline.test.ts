import { describe, expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { baselineOf, baselineStatusOf } from './baseline.ts'
import { type FeatureStatus, Features, loadFeatures } from './features.ts'

const ALL = { chrome: '1', chrome_android: '1', edge: '1', firefox: '1', firefox_android: '1', safari: '1', safari_ios: '1' }
const HIGH: FeatureStatus = { baseline: 'high', baseline_low_date: '≤2018-01-29', baseline_high_date: '≤2020-07-29', support: ALL }
const LOW: FeatureStatus = { baseline: 'low', baseline_low_date: '2025-05-01', support: ALL }
const LIMITED: FeatureStatus = { baseline: false, support: { chrome: '80', chrome_android: '80', safari: '16' } }

type Discouraged = NonNullable<ReturnType<Features['find']>>['discouraged']

/** A feature made of compat keys, the first of which gives its own status. */
function feature(keys: Readonly<Record<string, FeatureStatus>>, discouraged?: Discouraged) {
  return {
    kind: 'feature' as const,
    name: 'Gap',
    description: 'The gap.',
    description_html: 'The <code>gap</code>.',
    compat_features: Object.keys(keys),
    status: { ...(Object.values(keys)[0] ?? LIMITED), by_compat_key: keys },
    ...(discouraged === undefined ? {} : { discouraged }),
  }
}
const discouraged = { according_to: ['https://says.example/'], reason: 'Old', reason_html: '<b>Old</b>' }
const noPages = { findPageOfKey: (): undefined => undefined, about_url: null, feedback_url: null }

describe('the Baseline data of a page', () => {
  test('has the status of its first key and the feature that it belongs to', () => {
    const features = new Features({ features: { gap: feature({ 'css.gap': HIGH, 'css.gap.normal': HIGH }) } })
    const places = { ...noPages, about_url: '/en-US/docs/Glossary/Baseline', feedback_url: 'https://say.example/' }
    expect(baselineOf(['css.gap'], features, places)).toEqual({
      about_url: '/en-US/docs/Glossary/Baseline',
      feedback_url: 'https://say.example/',
      baseline: 'high',
      baseline_low_date: '≤2018-01-29',
      baseline_high_date: '≤2020-07-29',
      support: ALL,
      asterisk: false,
      alternatives: [],
      feature: {
        id: 'gap',
        name: 'Gap',
        description_html: 'The <code>gap</code>.',
        status: { baseline: 'high', baseline_low_date: '≤2018-01-29', baseline_high_date: '≤2020-07-29', support: ALL },
        discouraged: null,
      },
    })
  })

  test('of limited availability has no dates, and null for browsers without support', () => {
    const { baseline, ...rest } =
      baselineOf(['css.gap'], new Features({ features: { gap: feature({ 'css.gap': LIMITED }) } }), noPages) ?? {}
    expect(baseline).toBe(false)
    expect(rest).not.toHaveProperty('baseline_low_date')
    expect(rest).toHaveProperty('support', {
      chrome: '80',
      chrome_android: '80',
      edge: null,
      firefox: null,
      firefox_android: null,
      safari: '16',
      safari_ios: null,
    })
  })

  test('is absent when the keys belong to several features, or one to none', () => {
    const features = new Features({ features: { a: feature({ 'a.x': HIGH, 'a.y': LOW }), b: feature({ 'b.x': HIGH }) } })
    expect(baselineOf(['a.x', 'b.x'], features, noPages)).toBeUndefined()
    expect(baselineOf(['a.x', 'c'], features, noPages)).toBeUndefined()
    expect(baselineOf([], features, noPages)).toBeUndefined()
    expect(baselineOf(['a.y', 'a.x'], features, noPages)?.baseline).toBe('low')
  })

  test.each([
    ['high', HIGH, HIGH, false],
    ['high', HIGH, LOW, true],
    ['high', HIGH, LIMITED, true],
    ['low', LOW, HIGH, false],
    ['low', LOW, LOW, false],
    ['low', LOW, LIMITED, true],
    ['limited with the same browsers', LIMITED, LIMITED, false],
    [
      'limited with a browser on one of two devices only',
      LIMITED,
      { baseline: false, support: { chrome: '90', chrome_android: '90', firefox: '100' } },
      false,
    ],
    ['limited with one browser more', LIMITED, { baseline: false, support: { chrome: '90', chrome_android: '90', edge: '90' } }, true],
    ['limited with a browser less', LIMITED, { baseline: false, support: { chrome: '90' } }, true],
  ] as const)('%s has an asterisk when a part is worse: %#', (_, own, part, asterisk) => {
    const features = new Features({ features: { gap: feature({ 'css.gap': own }), part: feature({ 'css.gap.deep.part': part }) } })
    expect(baselineOf(['css.gap'], features, noPages)?.asterisk).toBe(asterisk)
  })

  test.each([
    ['in a later month', '2020-03-31', '2020-04-01', true],
    ['in the same month', '2020-03-01', '2020-03-31', false],
    ['earlier', '2020-03-01', '2019-03-31', false],
    ['later than a date that is the latest possible one', '≤2018-01-29', '2024-01-25', true],
    ['at an unknown date', '2015-07-29', '≤2018-01-29', false],
  ])('has an asterisk when a part came to all browsers %s', (_, ownDate, partDate, asterisk) => {
    const at = (date: string): FeatureStatus => ({ ...HIGH, baseline_low_date: date })
    const features = new Features({
      features: { list: feature({ 'js.list': at(ownDate) }), late: feature({ 'js.list.late': at(partDate) }) },
    })
    expect(baselineOf(['js.list'], features, noPages)?.asterisk).toBe(asterisk)
  })

  test('counts the other keys of the page as parts', () => {
    const features = new Features({ features: { gap: feature({ 'css.gap': HIGH, 'css.other': LOW }) } })
    expect(baselineOf(['css.gap', 'css.other'], features, noPages)?.asterisk).toBe(true)
  })

  test('names what to use instead, with the page about its broadest key', () => {
    const features = new Features({
      features: {
        old: feature({ 'a.old': LIMITED }, { ...discouraged, removal_date: '2027-01-01', alternatives: ['fresh', 'bare', 'gone'] }),
        fresh: feature({ 'a.fresh.part': HIGH, 'a.fresh': HIGH }),
        bare: feature({ 'a.bare': HIGH }),
        gone: { kind: 'moved' },
      },
    })
    const baseline = baselineOf(['a.old'], features, {
      ...noPages,
      findPageOfKey: (key) => (key.startsWith('a.fresh') ? `/en-US/docs/${key}` : undefined),
    })
    expect(baseline?.alternatives).toEqual([
      { name: 'Gap', description: 'The gap.', mdn_url: '/en-US/docs/a.fresh' },
      { name: 'Gap', description: 'The gap.', mdn_url: null },
    ])
    expect(baseline?.feature.discouraged).toEqual({ ...discouraged, removal_date: '2027-01-01' })
  })

  test('is there for features of the installed data', () => {
    const features = loadFeatures()
    expect(baselineOf(['css.properties.gap'], features, noPages)).toMatchObject({
      baseline: 'high',
      baseline_low_date: '2017-10-17',
      baseline_high_date: '2020-04-17',
      feature: { id: 'grid' },
    })
    expect(baselineOf(['css.properties.display'], features, noPages)?.asterisk).toBe(true)
    expect(baselineOf(['javascript.builtins.Array'], features, noPages)?.asterisk).toBe(true)
    expect(baselineOf(['api.MutationEvent'], features, { ...noPages, findPageOfKey: (key) => key })?.alternatives).toMatchObject([
      { name: 'MutationObserver', mdn_url: 'api.MutationObserver' },
    ])
  })
})

describe('the status in one word', () => {
  const features = new Features({
    features: {
      high: feature({ high: HIGH }),
      low: feature({ low: LOW }),
      limited: feature({ limited: LIMITED }),
      discouraged: feature({ discouraged: HIGH }, discouraged),
      removing: feature({ removing: LIMITED }, { ...discouraged, removal_date: '2027-01-01' }),
    },
  })

  test.each(['high', 'low', 'limited', 'discouraged', 'removing'])('is %s', (word) => {
    expect(baselineStatusOf(samplePage('Web/X', { browserCompat: [word] }), features)).toBe(word)
  })

  test.each([
    ['Web/X', ['deprecated'], ['high'], 'discouraged'],
    ['Web/X', ['deprecated'], [], 'discouraged'],
    ['WebAssembly/X', ['experimental', 'deprecated'], [], 'discouraged'],
    ['Web/X', ['deprecated'], ['removing'], 'removing'],
    ['Web/Accessibility/X', ['deprecated'], ['high'], 'high'],
    ['Web/Accessibility/X', ['deprecated'], [], undefined],
    ['Mozilla/X', ['deprecated'], [], undefined],
    ['Web', ['deprecated'], [], undefined],
    ['Web/X', ['experimental'], [], undefined],
    ['Web/X', [], ['nothing'], undefined],
  ] as const)('of %s with status %j and keys %j is %s', (slug, status, browserCompat, word) => {
    expect(baselineStatusOf(samplePage(slug, { status, browserCompat }), features)).toBe(word)
  })
})
