import { expect, test, vi } from 'vitest'
import { click, get, mount, settle, type, until } from '../testing/mount.fixture.tsx'
import { FeedbackBox } from './feedback-box.tsx'

/** The ids of the votes that are sent, each answered with a status; without one the server can't be reached. */
function answerVotes(...statuses: readonly (number | undefined)[]): readonly string[] {
  const ids: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const status = statuses[ids.length]
    ids.push(JSON.parse(body).id)
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return ids
}

async function press(name: string): Promise<void> {
  await click(get('button', name))
  await settle()
}

test.each([undefined, 503])('a vote that does not reach the site is not thanked for, and can be sent again (status %s)', async (status) => {
  const ids = answerVotes(status, 204)
  const { container } = await mount(<FeedbackBox />)
  await press('Yes')
  expect(container.textContent).toContain('The server could not be reached. Try again.')
  expect(document.activeElement?.textContent).toBe('The server could not be reached. Try again.')
  await press('Yes')
  expect(container.textContent).toContain('Thank you for your feedback!')
  expect(container.querySelectorAll('button')).toHaveLength(0)
  expect(new Set(ids).size).toBe(1)
})

test('a user who has voted often enough is thanked', async () => {
  answerVotes(429)
  const { container } = await mount(<FeedbackBox />)
  await press('Yes')
  expect(container.textContent).toContain('Thank you for your feedback!')
})

test('a reason and a comment that do not reach the site stay, and can be sent again', async () => {
  answerVotes(204, undefined, 204)
  const { container } = await mount(<FeedbackBox />)
  await press('No')
  await until(() => get('field', 'Other'))
  await click(get('field', 'Other'))
  await type(get('field', /^What is missing or wrong/), 'Grid is missing.')
  await press('Submit')
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('The server could not be reached. Try again.')
  expect(container.querySelector('textarea')?.value).toBe('Grid is missing.')
  await press('Submit')
  expect(container.textContent).toContain('Thank you for your feedback!')
})
