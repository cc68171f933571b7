import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { SharedCollection } from '#contracts/collections.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../../../texts/translator.ts'
import { PageProvider } from '../../../ui/page-context.ts'
import { CollectionsError } from '../../collections-error.ts'
import { preparePagesTexts } from '../parts/pages-text.ts'
import { LoadedCollection } from './shared-collection-view.tsx'
import { joinShared } from './shared-pages.ts'

const COLLECTION: SharedCollection = {
  name: 'Layout',
  description: '',
  article_count: 1,
  updated_at: '2026-01-02T03:04:05.000Z',
  items: [{ url: '/en-US/docs/Web/CSS', title: 'CSS & more', parents: [], notes: null, created_at: '', updated_at: '' }],
  next_offset: null,
}

beforeAll(() => preparePagesTexts('en-US'))

function render(error: unknown, pages?: readonly SharedCollection[]): string {
  const brand = { name: 'Reading Room', shortName: 'RR', plusName: 'Room Plus' }
  const site = { brand, origin: 'https://room.example', features: ['collections' as const] }
  const shared = {
    ...joinShared({ pages, size: 1, error, isLoading: false }),
    error,
    loadMore: () => undefined,
    retry: () => undefined,
  }
  return renderToStaticMarkup(
    <PageProvider value={{ locale: 'en-US', site, t: translator(interfaceTexts('en-US'), 'en-US') }}>
      <LoadedCollection token="t" title="Shared collection" pages={shared} />
    </PageProvider>,
  )
}

test.each([
  ['the server failed', new CollectionsError('Out of order', { kind: 'rejected', status: 500 }), 'Error: Out of order'],
  ['too many asked', new CollectionsError('Too many requests', { kind: 'rejected', status: 429 }), 'Error: Too many requests'],
  ['no response came', new CollectionsError('', { kind: 'offline' }), 'Error: '],
])('when %s, the page says so and offers to try again', (_, error, words) => {
  const html = render(error)
  expect(html).toContain('role="alert"')
  expect(html).toContain(words)
  expect(html).toContain('>Try again</button>')
})

test.each([404, 400])('a link that leads to no collection is no error to try again: %i', (status) => {
  const html = render(new CollectionsError('Not found', { kind: 'rejected', status }))
  expect(html).toContain('<p class="collections-lead">')
  expect(html).not.toContain('role="alert"')
  expect(html).not.toContain('<button')
})

test('a collection that was loaded is shown, with its texts escaped', () => {
  const html = render(undefined, [COLLECTION])
  expect(html).toContain('<h1 dir="auto">Layout</h1>')
  expect(html).toContain('CSS &amp; more')
  expect(html).not.toContain('role="alert"')
})
