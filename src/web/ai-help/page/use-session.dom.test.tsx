import { beforeEach, expect, test } from 'vitest'
import { answersEntry, historyEntryOf } from '../../browser/history-entry.ts'
import { change, click, get, mount, settle, unmountAll } from '../../testing/mount.fixture.tsx'
import type { HelpCalls } from '../talk/help-calls.ts'
import { useSession } from './use-session.ts'

const PAGE = '/en-US/plus/ai-help'
const KNOWN = '00000000-0000-4000-8000-000000000001'
const GONE = '00000000-0000-4000-8000-000000000002'
const LATE = '00000000-0000-4000-8000-000000000003'

/** The conversations that were read. */
let read: string[]

const CALLS: HelpCalls = {
  ask: async () => ({ isOk: false, status: 503, shown: 'busy' }),
  state: async () => undefined,
  async read(chatId) {
    read.push(chatId)
    if (chatId === LATE && read.length === 1) return { isOk: false, status: 503, shown: 'Busy.' }
    if (chatId === GONE) return { isOk: false, status: 404, shown: 'Not Found' }
    const metadata = { chat_id: KNOWN, message_id: 'a', parent_id: null, sources: [], created_at: '2026-01-01T00:00:00Z', model: null }
    const assistant = { content: 'So.', status: 'complete', notes: [] }
    return { isOk: true, reply: { chat_id: KNOWN, messages: [{ metadata, user: { content: 'How?' }, assistant }] } }
  },
  list: async () => [],
  remove: async () => ({ isOk: true }),
  summarize: async () => undefined,
}
const stored = (): void => undefined

function Shown() {
  const { state, openTalk, openAgain, newTopic } = useSession(CALLS, stored)
  return (
    <>
      <output>
        {state.talk.turns.map(({ question, answer }) => `${question} ${answer}`).join() || (state.failure?.shown ?? 'nothing')}
      </output>
      <button type="button" onClick={() => openTalk(KNOWN)}>
        Open
      </button>
      <button type="button" onClick={openAgain}>
        Again
      </button>
      <button type="button" onClick={newTopic}>
        New
      </button>
    </>
  )
}

async function show(query: string): Promise<void> {
  history.replaceState(null, '', `${PAGE}${query}`)
  await mount(<Shown />)
  await drawn()
}
/** A change is drawn with the next frame. */
async function drawn(): Promise<void> {
  await settle()
  await change(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}
const shown = (): string | null => get('status', /./).textContent
const address = (): string => location.pathname + location.search

beforeEach(() => {
  read = []
})

test('the conversation of the address is shown', async () => {
  await show(`?c=${KNOWN}`)
  expect([shown(), address()]).toEqual(['How? So.', `${PAGE}?c=${KNOWN}`])
})

test('a conversation that is not there is dropped from the address', async () => {
  await show(`?c=${GONE}`)
  expect([shown(), address(), read]).toEqual(['nothing', PAGE, [GONE]])
})

test('a conversation that could not be loaded is asked for once more', async () => {
  await show(`?c=${LATE}`)
  expect([shown(), address()]).toEqual(['Busy.', `${PAGE}?c=${LATE}`])
  await click(get('button', 'Again'))
  await drawn()
  expect([shown(), read]).toEqual(['How? So.', [LATE, LATE]])
})

test('an address with ?d=1 begins with no conversation', async () => {
  await show(`?d=1&c=${KNOWN}`)
  expect([shown(), address(), read]).toEqual(['nothing', PAGE, []])
})

test('a conversation that is opened, and a new topic, are entries of their own in the history of the browser', async () => {
  await show('')
  const { length } = history
  await click(get('button', 'Open'))
  await drawn()
  expect([shown(), address(), history.length]).toEqual(['How? So.', `${PAGE}?c=${KNOWN}`, length + 1])
  await click(get('button', 'New'))
  await drawn()
  expect([shown(), address(), history.length]).toEqual(['nothing', PAGE, length + 2])
})

test('the browser goes back to a conversation, until the page is left', async () => {
  await show('')
  history.replaceState(null, '', `${PAGE}?c=${KNOWN}`)
  expect(await change(() => answersEntry(historyEntryOf(null)))).toBe(true)
  await drawn()
  expect(shown()).toBe('How? So.')
  await unmountAll()
  expect(answersEntry(historyEntryOf(null))).toBe(false)
})
