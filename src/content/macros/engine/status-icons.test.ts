import { expect, test } from 'vitest'
import { Features } from '../../data/features.ts'
import { createMacroContext } from '../../document/macro-context.ts'
import { givenData } from '../../testing/given-data.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { Questions } from '../../tree/facts.ts'
import { statusIcons } from './status-icons.ts'

const HIGH = { baseline: 'high' as const, support: {} }
const features = new Features({
  features: {
    old: {
      kind: 'feature',
      name: 'Old',
      description: '',
      description_html: '',
      status: { ...HIGH, by_compat_key: { old: HIGH } },
      discouraged: { according_to: [], reason: '', reason_html: '', removal_date: '2027-01-01' },
    },
  },
})

/** Classes of the icons after a link to a page, and what was asked for them. */
function iconsOf(page: ReturnType<typeof samplePage>) {
  const questions = new Questions(sampleFacts({ pages: [page] }))
  const macroContext = createMacroContext(samplePage('Sample'), questions, givenData({ features }))
  const html = statusIcons(page, macroContext).join('')
  return { icons: [...html.matchAll(/\u00A0<span role="img" class="icon ([^"]*)"/g)].map(([, name]) => name), keys: [...questions.keys] }
}

test.each([
  ['Mozilla/X', { status: ['experimental', 'deprecated', 'non-standard'] }, ['icon-experimental', 'icon-deprecated', 'icon-nonstandard']],
  ['Web/X', { status: ['deprecated', 'non-standard'] }, ['icon-baseline discouraged', 'icon-nonstandard']],
  ['Web/X', { status: ['experimental'], browserCompat: ['old'] }, ['icon-baseline removing', 'icon-experimental']],
  ['Mozilla/X', { status: ['deprecated'], browserCompat: ['old'] }, ['icon-baseline removing']],
  ['Web/X', {}, []],
] as const)('a link to %s with %j has %j', (slug, more, icons) => {
  expect(iconsOf(samplePage(slug, more)).icons).toEqual(icons)
})

test('what was asked is remembered: the keys of the page, and the data where it has any', () => {
  expect(iconsOf(samplePage('Web/X')).keys).toEqual(['compat-keys:/en-us/docs/web/x'])
  expect(iconsOf(samplePage('Web/X', { browserCompat: ['old'] })).keys).toEqual(['compat-keys:/en-us/docs/web/x', 'version:data:features'])
})
