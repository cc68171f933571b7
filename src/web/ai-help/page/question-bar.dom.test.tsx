import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { change, get, list, mount, press, TEST_SITE, type } from '../../testing/mount.fixture.tsx'
import { prepareHelpTexts } from '../answer/help-text.ts'
import { QuestionBar } from './question-bar.tsx'

const asked = vi.fn()

function Bar({ remaining, isWriting = false }: { readonly remaining: number | null; readonly isWriting?: boolean }) {
  const [draft, setDraft] = useState('')
  const help = { model: null, quota: remaining === null ? null : { remaining, limit: 5 } }
  return (
    <QuestionBar
      field={createRef()}
      draft={draft}
      onDraft={setDraft}
      help={help}
      isFollowUp={false}
      isWriting={isWriting}
      isFollowing={false}
      onFollow={() => undefined}
      onStop={() => undefined}
      onAsk={asked}
    />
  )
}

async function show(remaining: number | null, isWriting = false): Promise<HTMLElement> {
  await prepareHelpTexts('en-US')
  asked.mockReset()
  const site = { ...TEST_SITE, pageUrls: { plans: '/en-US/plus' } }
  return (await mount(<Bar remaining={remaining} isWriting={isWriting} />, 'en-US', site)).container
}

const fieldIn = (bar: HTMLElement): HTMLElement => get('field', 'Your question', bar)

test('Enter sends, but not with Shift, not within a composition, and not what is empty', async () => {
  const bar = await show(null)
  await press(fieldIn(bar), 'Enter')
  await type(fieldIn(bar), '  ')
  await press(fieldIn(bar), 'Enter')
  await type(fieldIn(bar), ' How? ')
  expect(await press(fieldIn(bar), 'Enter', { shiftKey: true })).toBe(false)
  await press(fieldIn(bar), 'Enter', { isComposing: true })
  await change(() => fieldIn(bar).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })))
  expect(asked).not.toHaveBeenCalled()
  expect(await press(fieldIn(bar), 'Enter')).toBe(true)
  expect(asked).toHaveBeenCalledWith('How?')
})

test('a question that is too long is not sent, and says by how much', async () => {
  const bar = await show(null)
  await type(fieldIn(bar), 'a'.repeat(25_001))
  await press(fieldIn(bar), 'Enter')
  expect(asked).not.toHaveBeenCalled()
  expect(fieldIn(bar).getAttribute('aria-invalid')).toBe('true')
  expect(get('status', /./, bar).textContent).toBe('The question is too long: remove 1 character.')
  await type(fieldIn(bar), '🦊'.repeat(25_000))
  await press(fieldIn(bar), 'Enter')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the field says how many questions are left; with none there is the link to the plans', async () => {
  expect(fieldIn(await show(1)).getAttribute('placeholder')).toBe('Ask your question (1 question remaining today)')
  expect(fieldIn(await show(null)).getAttribute('placeholder')).toBe('Ask your question')
  const none = await show(0)
  expect(list('field', none)).toEqual([])
  expect(none.textContent).toContain('You have reached the limit of 5 questions per day.')
  expect(get('link', 'Want more? Upgrade', none).getAttribute('href')).toBe('/en-US/plus#subscribe')
})

test('while an answer is written, it can be stopped, and nothing is sent', async () => {
  const bar = await show(3, true)
  await type(fieldIn(bar), 'How?')
  await press(fieldIn(bar), 'Enter')
  expect(asked).not.toHaveBeenCalled()
  get('button', /Stop answering/, bar)
  get('button', /Enable auto-scroll/, bar)
})
