import { expect, test, vi } from 'vitest'
import { click, get, list, mount } from '../../testing/mount.fixture.tsx'
import { prepareHelpTexts } from '../answer/help-text.ts'
import { OpenFailure } from './open-failure.tsx'

async function show(status: number | undefined, shown: string) {
  await prepareHelpTexts('en-US')
  const again = vi.fn()
  const { container } = await mount(<OpenFailure failure={{ status, shown }} onRetry={again} />)
  return { container, again }
}

test('a conversation that could not be loaded says why, and can be tried again', async () => {
  const { container, again } = await show(503, 'Busy.')
  expect(container.textContent).toBe('The conversation could not be loaded.Busy.Try again')
  await click(get('button', 'Try again', container))
  expect(again).toHaveBeenCalledOnce()
})

test('without a response there is nothing to say of it', async () => {
  const { container } = await show(undefined, '')
  expect(container.querySelector('.help-problem')).toBeNull()
})

test('whose session has ended is told so, and logs in in a new tab', async () => {
  const { container } = await show(401, 'Unauthorized')
  expect(container.textContent).toContain('You are no longer logged in.')
  expect(container.textContent).not.toContain('Unauthorized')
  expect(list('link', container).map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [`/users/fxa/login/authenticate/?next=${encodeURIComponent(location.pathname + location.search)}`, '_blank'],
  ])
})
