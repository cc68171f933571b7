import { beforeEach, expect, test } from 'vitest'
import { click, get, mount } from '../../testing/mount.fixture.tsx'
import { storeLocalBookmark } from '../local-bookmarks.ts'
import { preparePagesTexts } from './parts/pages-text.ts'
import { SignedOut } from './signed-out.tsx'

beforeEach(async () => {
  await preparePagesTexts('en-US')
  for (const title of ['Two', 'One']) storeLocalBookmark({ url: `/en-US/docs/Web/${title}`, title, notes: '', savedAt: 1 })
  await mount(
    <main id="content" tabIndex={-1}>
      <SignedOut title="Collections" />
    </main>,
  )
})

async function remove(title: string): Promise<void> {
  const button = get('button', `Remove “${title}”`)
  button.focus()
  await click(button)
}

test('when an article is removed the focus goes to the next one, and from the last one to the content of the page', async () => {
  await remove('One')
  expect(document.activeElement).toBe(get('button', 'Remove “Two”'))
  await remove('Two')
  expect(document.querySelector('.item')).toBeNull()
  expect(document.activeElement?.id).toBe('content')
})
