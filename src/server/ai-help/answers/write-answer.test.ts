import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ModelServer, openModelServer } from '../testing/model-server.fixture.ts'
import { writeAnswer } from './write-answer.ts'

let model: ModelServer
beforeAll(async () => {
  model = await openModelServer()
})
beforeEach(() => {
  model.script = {}
})
afterAll(() => model.close())

/** Writes an answer; `early` ends it with its first piece, or before one. */
async function write(early?: { readonly why: string; readonly when: 'asked' | 'written' }) {
  const stop = new AbortController()
  let sent = ''
  if (early?.when === 'asked') stop.abort(early.why)
  return await writeAnswer(
    { baseUrl: model.baseUrl, model: 'small' },
    { model: 'small', turns: [], maxTokens: 10 },
    {
      id: 'a',
      findOwn: () => undefined,
      send: ({ choices: [choice] }) => {
        sent += choice?.delta.content ?? ''
        if (sent !== '' && early?.when === 'written') stop.abort(early.why)
      },
      signal: stop.signal,
      written: () => undefined,
    },
  ).then((answer) => ({ ...answer, sent }))
}

test('an answer that the user stops is stopped, also before its first word', async () => {
  model.script = { text: 'word '.repeat(400), failure: 'slow' }
  expect(await write({ why: 'left', when: 'asked' })).toMatchObject({ text: '', status: 'stopped' })
  const begun = await write({ why: 'left', when: 'written' })
  expect(begun.status).toBe('stopped')
  expect(begun.text).toMatch(/^word/)
})

test('an answer that takes too long is too long, or none', async () => {
  model.script = { text: 'word '.repeat(400), failure: 'slow' }
  expect(await write({ why: 'too_long', when: 'written' })).toMatchObject({ status: 'too_long' })
  await expect(write({ why: 'too_long', when: 'asked' })).rejects.toMatchObject({ code: 'ai_silent' })
})

test('a server that stops has no answer', async () => {
  model.script = { text: 'word '.repeat(400), failure: 'slow' }
  await expect(write({ why: 'closing', when: 'written' })).rejects.toMatchObject({ code: 'unavailable' })
})

test('an answer has 24,000 characters at most, however much a model sends', async () => {
  model.script = { text: `${'x'.repeat(99)}\n`.repeat(300) }
  const { text, sent, status } = await write()
  expect([text.length, sent.length, status]).toEqual([24_000, 24_000, 'too_long'])
})

test.each(["I'm sorry, but I can't", ' I’m sorry, but I can’t do that.'])(
  'an answer that begins with %j is off topic and empty',
  async (text) => {
    model.script = { text }
    expect(await write()).toMatchObject({ text: '', sent: '', status: 'off_topic' })
  },
)

test('an answer whose beginning only resembles that one is given whole', async () => {
  model.script = { text: "I'm sorry, but I cannot say it shorter." }
  expect(await write()).toMatchObject({ text: model.script.text, status: 'complete' })
})
