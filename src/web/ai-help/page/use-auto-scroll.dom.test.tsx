import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change, click, get, mount } from '../../testing/mount.fixture.tsx'
import { useAutoScroll } from './use-auto-scroll.ts'

/** How far the end of the conversation is below the window, and how often the page has followed it. */
let below: number
let followed: number

function Answer({ length, isWriting = true }: { readonly length: number; readonly isWriting?: boolean }) {
  const { isFollowing, follow } = useAutoScroll(isWriting, String(length))
  return (
    <>
      <output>{isFollowing ? 'following' : 'resting'}</output>
      <button type="button" onClick={follow}>
        Follow
      </button>
      <p className="help-talk" />
    </>
  )
}

beforeEach(() => {
  below = 50
  followed = 0
  vi.stubGlobal('scrollY', 1000)
  vi.stubGlobal('scrollBy', () => {
    followed += 1
    below = 0
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 0, innerHeight + below))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function scrollTo(y: number, end: number): Promise<void> {
  vi.stubGlobal('scrollY', y)
  below = end
  await change(() => dispatchEvent(new Event('scroll')))
}
const state = (): string | null => get('status', /./).textContent

test('the page follows an answer that grows, until the user scrolls up', async () => {
  const { show } = await mount(<Answer length={1} />)
  below = 40
  await show(<Answer length={2} />)
  expect([state(), followed]).toEqual(['following', 2])
  await scrollTo(900, 300)
  await show(<Answer length={3} />)
  expect([state(), followed]).toEqual(['resting', 2])
})

test('it follows again when the user has scrolled to the end', async () => {
  const { show } = await mount(<Answer length={1} />)
  await scrollTo(900, 300)
  await scrollTo(1000, 200)
  expect(state()).toBe('resting')
  await scrollTo(1090, 110)
  expect(state()).toBe('following')
  const before = followed
  below = 80
  await show(<Answer length={2} />)
  expect(followed).toBe(before + 1)
})

test('it follows again when the user asks for it', async () => {
  await mount(<Answer length={1} />)
  await scrollTo(900, 300)
  const before = followed
  await click(get('button', 'Follow'))
  expect([state(), followed]).toEqual(['following', before + 1])
})

test('a question that was asked far above the end is followed, and nothing moves when its answer has ended', async () => {
  below = 500
  const { show } = await mount(<Answer length={1} />)
  expect([state(), followed]).toEqual(['following', 1])
  below = 500
  await show(<Answer length={2} isWriting={false} />)
  await show(<Answer length={3} isWriting={false} />)
  expect([state(), followed]).toEqual(['following', 1])
})
