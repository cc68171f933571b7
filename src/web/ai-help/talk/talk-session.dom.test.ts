import { beforeEach, expect, test, vi } from 'vitest'
import type { HelpCalls, Question } from './help-calls.ts'
import type { HelpEvent } from './read-help-event.ts'
import { branchOf } from './talk.ts'
import { talkSession } from './talk-session.ts'

const METADATA: HelpEvent = {
  kind: 'metadata',
  chatId: 'k',
  messageId: 'm1',
  sources: [],
  createdAt: '2026-01-01T00:00:00Z',
  model: null,
  quota: { remaining: 3, limit: 5 },
  hash: undefined,
}
const text = (part: string): HelpEvent => ({ kind: 'text', text: part, finish: null })
const END: HelpEvent = { kind: 'end', status: 'complete', notes: [] }

let asked: Question[]
let signals: AbortSignal[]
let done: string[]
let give: (event: HelpEvent | Error | 'end') => Promise<void>
let chat: unknown

function callsOf(): HelpCalls {
  return {
    async ask(question, signal) {
      asked.push(question)
      signals.push(signal)
      const queue: (HelpEvent | Error | 'end')[] = []
      let wake = Promise.withResolvers<void>()
      give = async (event) => {
        queue.push(event)
        wake.resolve()
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
      async function* events(): AsyncGenerator<HelpEvent> {
        for (;;) {
          const next = queue.shift()
          if (next === undefined) {
            wake = Promise.withResolvers<void>()
            await wake.promise
          } else if (next === 'end') return
          else if (next instanceof Error) throw next
          else yield next
        }
      }
      return { isOk: true, events: events() }
    },
    state: async () => ({ model: null, quota: { remaining: 5, limit: 5 } }),
    read: async (chatId) => (chatId === 'k' ? { isOk: true, reply: chat } : { isOk: false, status: 404, shown: 'Not Found' }),
    list: async () => [],
    remove: async () => ({ isOk: true }),
    async summarize(id) {
      done.push(id)
    },
  }
}

const start = () => talkSession({ calls: callsOf(), onStored: () => done.push('stored'), hasHistory: () => true })
const later = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  asked = []
  signals = []
  done = []
  chat = {}
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('a question is answered, and the conversation gets its title', async () => {
  const session = start()
  session.ask('How?', null)
  await later()
  expect(session.state()).toMatchObject({ active: 'new-1', talk: { turns: [{ question: 'How?', progress: 'searching' }] } })
  for (const event of [METADATA, text('So'), text('.'), END]) await give(event)
  await later()
  expect(session.state()).toMatchObject({
    active: undefined,
    help: { quota: { remaining: 3 } },
    talk: { chatId: 'k', turns: [{ answer: 'So.', progress: 'complete' }] },
  })
  expect(done).toEqual(['m1', 'stored'])
  session.ask('And?', 'new-1')
  await later()
  expect(asked[1]).toMatchObject({ chatId: 'k', parentId: 'm1', messages: [{ content: 'How?' }, { content: 'So.' }, { content: 'And?' }] })
})

test('the title is asked for once, after the first answer that is finished, also when that was cut', async () => {
  const session = start()
  for (const [question, status] of [
    ['Hello?', 'off_topic'],
    ['How?', 'too_long'],
    ['And?', 'complete'],
  ] as const) {
    session.ask(question, session.state().talk.turns.at(-1)?.id ?? null)
    await later()
    for (const event of [METADATA, text('So.'), { ...END, status }]) await give(event)
    await later()
    done.push(question)
  }
  expect(done).toEqual(['stored', 'Hello?', 'm1', 'stored', 'How?', 'stored', 'And?'])
})

test('a second question waits for the first one to end', async () => {
  const session = start()
  session.ask('One?', null)
  session.ask('Two?', null)
  await later()
  expect(asked).toHaveLength(1)
})

test('a user who stops the answer keeps what has come, and the connection ends', async () => {
  const session = start()
  session.ask('How?', null)
  await later()
  await give(METADATA)
  await give(text('So'))
  session.stop()
  expect(signals[0]?.aborted).toBe(true)
  await give(text(' late'))
  expect(session.state()).toMatchObject({ active: undefined, talk: { turns: [{ answer: 'So', progress: 'stopped' }] } })
})

const EARLY: readonly (HelpEvent | Error | 'end')[] = ['end', new Error('silent'), { kind: 'error', message: 'busy' }]
test.each(EARLY)('an answer that ends early has failed (%j)', async (end) => {
  const session = start()
  session.ask('How?', null)
  await later()
  await give(text('So'))
  await give(end)
  await later()
  expect(session.state()).toMatchObject({ active: undefined, talk: { turns: [{ answer: 'So', progress: 'failed' }] } })
  expect(session.state().help?.quota).toEqual({ remaining: 5, limit: 5 })
})

test('a new topic can be left again for what was there, and leaving the page ends the connection', async () => {
  const session = start()
  session.ask('How?', null)
  await later()
  for (const event of [METADATA, text('So'), END]) await give(event)
  session.newTopic()
  expect(branchOf(session.state().talk)).toEqual([])
  session.goBack()
  expect(branchOf(session.state().talk)).toHaveLength(1)
  session.ask('More?', 'new-1')
  await later()
  session.end()
  expect(signals[1]?.aborted).toBe(true)
})

test('a stored conversation that is still being answered is read again until it is', async () => {
  const message = {
    metadata: { message_id: 'a', parent_id: null, sources: [], created_at: new Date().toISOString() },
    user: { content: 'a?' },
  }
  chat = { chat_id: 'k', messages: [message] }
  const session = start()
  vi.useFakeTimers()
  expect(await session.open('k')).toBe(true)
  expect(session.state().talk.turns[0]?.progress).toBe('pending')
  chat = { chat_id: 'k', messages: [{ ...message, assistant: { content: 'a!', status: 'complete', notes: [] } }] }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(session.state().talk.turns[0]).toMatchObject({ progress: 'complete', answer: 'a!' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a conversation that is not there is dropped', async () => {
  const session = start()
  expect(await session.open('gone')).toBe(false)
  expect(session.state()).toMatchObject({ isOpening: false, failure: undefined, talk: { turns: [] } })
})
