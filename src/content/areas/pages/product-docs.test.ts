import { expect, test } from 'vitest'
import { buildAreas } from '../build-areas.fixture.ts'

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`

test('the documentation of Plus has a sidebar of the pages that there are, in the planned order', () => {
  const { pages, problems } = buildAreas({
    'pages/plus/docs/faq.md': page('Questions', 'short-title: FAQ\n'),
    'pages/plus/docs/features/collections.md': page('Collections'),
    'pages/plus/docs/features/overview.md': page('Overview'),
    'pages/about.md': page('About'),
  })
  expect(problems).toEqual([])
  expect(pages['/en-US/plus/docs/faq']).toMatchObject({
    renderer: 'PlusDoc',
    parents: [{ uri: '/en-US/plus' }, { uri: '/en-US/plus/docs/faq', title: 'FAQ' }],
    hyData: {
      productDocs: [
        { url: '/en-US/plus/docs/features/overview', title: 'Overview' },
        { url: '/en-US/plus/docs/features/collections', title: 'Collections' },
        { url: '/en-US/plus/docs/faq', title: 'FAQ' },
      ],
    },
  })
  expect(pages['/en-US/about']).not.toMatchObject({ hyData: { productDocs: expect.anything() } })
})

test('no other page can be below the page about Plus', () => {
  const { pages, problems } = buildAreas({ 'pages/plus/other.md': page('Other'), 'pages/plus/docs.md': page('Docs') })
  expect(pages).toEqual({})
  expect(problems).toHaveLength(2)
})

test('the documentation of the scanner has a sidebar of its own', () => {
  const { pages, problems } = buildAreas({
    'pages/observatory/docs/faq.md': page('Questions about the scanner', 'short-title: FAQ\n'),
    'pages/observatory/docs/tests_and_scoring.md': page('Tests and scoring'),
    'pages/plus/docs/faq.md': page('Questions'),
    'pages/observatory/other.md': page('Other'),
  })
  expect(problems).toEqual([expect.stringContaining('misplaced-page')])
  expect(pages['/en-US/observatory/docs/faq']).toMatchObject({
    renderer: 'ObservatoryDoc',
    parents: [
      { uri: '/en-US/observatory', title: 'HTTP Observatory' },
      { uri: '/en-US/observatory/docs/faq', title: 'FAQ' },
    ],
    hyData: {
      productDocs: [
        { url: '/en-US/observatory/docs/tests_and_scoring', title: 'Tests and scoring' },
        { url: '/en-US/observatory/docs/faq', title: 'FAQ' },
      ],
    },
  })
})
