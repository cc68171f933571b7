import { expect, test } from 'vitest'
import { click, get, mount, settle } from '../../testing/mount.fixture.tsx'
import { recordVisit } from '../frequently-viewed-store.ts'
import { startCollectionsServer } from '../testing/collections-server.fixture.ts'
import { FrequentlyViewed } from './frequently-viewed-list.tsx'
import { preparePagesTexts } from './parts/pages-text.ts'

const NOW = Date.UTC(2026, 0, 2)

async function remove(title: string): Promise<void> {
  const button = get('button', `Remove “${title}”`)
  button.focus()
  await click(button)
}

test('when a page is removed the focus goes to the next one, and from the last one to the content of the page', async () => {
  await preparePagesTexts('en-US')
  startCollectionsServer()
  const visits = [1, 1, 1, 2, 2].map((page) => (page === 1 ? 'One' : 'Two'))
  for (const [index, title] of visits.entries())
    recordVisit('viewer', { url: `/en-US/docs/Web/${title}`, title, parents: [], at: NOW - 100_000 + index })
  await mount(
    <main id="content" tabIndex={-1}>
      <FrequentlyViewed now={NOW} />
    </main>,
  )
  await settle()
  await remove('One')
  expect(document.activeElement).toBe(get('button', 'Remove “Two”'))
  await remove('Two')
  expect(document.querySelector('.item')).toBeNull()
  expect(document.activeElement?.id).toBe('content')
})
