import { expect, test, vi } from 'vitest'
import { click, get, list, mount, press, type, until } from '../../testing/mount.fixture.tsx'
import { prepareHelpTexts } from '../answer/help-text.ts'
import { EMPTY_TALK, type Talk, type Turn } from '../talk/talk.ts'
import { TalkStatus } from './talk-status.tsx'
import { TurnView } from './turn-view.tsx'

const TURN: Turn = {
  id: 'new-1',
  parent: null,
  question: 'How?',
  answer: 'So **it** is.',
  progress: 'complete',
  sources: [{ url: '/en-US/docs/Web#a', title: 'Web', heading: 'A' }],
  notes: [
    { url: '/en-US/docs/Web/x', title: 'x', browser: 'Safari', since: '17.4' },
    { url: '/en-US/docs/Web/y', title: 'y', browser: 'Firefox', since: null },
  ],
  messageId: 'm1',
  model: null,
}

const asked = vi.fn()
const chosen = vi.fn()

async function show(turn: Turn, talk: Talk = { ...EMPTY_TALK, turns: [turn] }, canAsk = true): Promise<HTMLElement> {
  await prepareHelpTexts('en-US')
  asked.mockReset()
  chosen.mockReset()
  const { container } = await mount(
    <TurnView
      turn={turn}
      talk={talk}
      isLast
      canAsk={canAsk}
      repository="https://code.example/a/b"
      failure={undefined}
      onAsk={asked}
      onChoose={chosen}
    />,
  )
  return container
}

test('an answer shows its sources, its text, what browsers lack, and that no model wrote it', async () => {
  const turn = await show(TURN)
  const text = turn.textContent ?? ''
  const parts = [
    'Consulted pages:',
    'Web: A',
    'So it is.',
    'x: not in Safari before 17.4',
    'y: not in Firefox',
    'no model wrote it',
    'useful?',
  ]
  expect(parts.map((part) => text.indexOf(part))).toEqual(parts.map((part) => text.indexOf(part)).toSorted((a, b) => a - b))
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
  expect(get('link', 'Report an issue with this answer', turn).getAttribute('href')).toMatch(
    /^https:\/\/code\.example\/a\/b\/issues\/new\?title=/,
  )
})

test('an answer that is off topic is one sentence', async () => {
  const turn = await show({ ...TURN, progress: 'off_topic', answer: 'I’m sorry, but I can’t' })
  expect(turn.querySelector('.help-answer')?.textContent).toBe('I’m sorry, but I can’t answer questions outside web development.Try again')
})

test('a question is edited with the keyboard; Escape leaves it', async () => {
  const turn = await show(TURN)
  await click(get('button', 'Edit question', turn))
  const field = get('field', 'Edit question', turn)
  await press(field, 'Escape')
  await until(() => expect(document.activeElement?.textContent).toBe('Edit question'))
  await click(get('button', 'Edit question', turn))
  await type(get('field', 'Edit question', turn), 'How now?')
  await press(get('field', 'Edit question', turn), 'Enter')
  expect(asked).toHaveBeenCalledWith('How now?', null)
})

test('the pager moves between the versions of a question', async () => {
  const versions = ['new-1', 'new-2', 'new-3'].map((id) => ({ ...TURN, id }))
  const [, second = TURN, third = TURN] = versions
  const turn = await show(second, { ...EMPTY_TALK, turns: versions })
  expect(turn.querySelector('.help-pager')?.textContent).toBe('‹2 / 3›')
  await click(get('button', 'Next version', turn))
  expect(chosen).toHaveBeenCalledWith(third)
})

test('while another question is answered, nothing can be edited or asked again', async () => {
  const turn = await show(TURN, undefined, false)
  expect(list('button', turn).map(({ textContent }) => textContent)).toEqual(['Copy answer', 'Yes', 'No'])
})

test('the state is announced to screen readers, and at the end the answer without its marks', async () => {
  const state = { talk: EMPTY_TALK, active: 'new-1', help: undefined, left: undefined, failure: undefined, isOpening: false }
  const { container, show: showAgain } = await mount(<TalkStatus state={state} last={{ ...TURN, progress: 'searching' }} />)
  const status = get('status', /./, container)
  expect(status.textContent).toBe('Searching for content…')
  await showAgain(<TalkStatus state={state} last={{ ...TURN, progress: 'writing', answer: 'So' }} />)
  await showAgain(<TalkStatus state={state} last={{ ...TURN, progress: 'writing', answer: 'So **it**' }} />)
  expect(status.textContent).toBe('Generating your answer…')
  await showAgain(<TalkStatus state={{ ...state, active: undefined }} last={TURN} />)
  expect(status.textContent).toBe('The answer is complete. So it is.')
})
