import { expect, test, vi } from 'vitest'
import { click, get, mount, settle } from '../testing/mount.fixture.tsx'
import { Thumbs } from './thumbs.tsx'
import { findThumbs } from './thumbs-record.ts'

test('a vote that does not reach the site is not thanked for, and can be sent again', async () => {
  let isUp = false
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 204 })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { container } = await mount(<Thumbs feature="player" />)
  await click(get('button', 'Yes'))
  await settle()
  expect(document.activeElement?.textContent).toBe('The server could not be reached. Try again.')
  expect(findThumbs({ feature: 'player' })).toBeUndefined()
  isUp = true
  await click(get('button', 'Yes'))
  await settle()
  expect(container.textContent).toBe('Thank you for your feedback!')
  expect(findThumbs({ feature: 'player' })?.value).toBe(true)
})
