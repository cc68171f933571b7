import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, openModelServer } from '../testing/model-server.fixture.ts'
import { isRejected } from './moderate.ts'

let model: ModelServer
beforeAll(async () => {
  model = await openModelServer()
  model.script = { moderation: 'silent' }
})
afterAll(() => model.close())

const settings = () => ({ baseUrl: model.baseUrl, model: 'small', moderationModel: 'judge', silenceMs: 1000 })

test('a moderation model that says nothing is not waited for', async () => {
  await expect(isRejected(settings(), ['How?'], new AbortController().signal)).rejects.toMatchObject({ code: 'ai_silent' })
})

test('for a user who has left, nothing is rejected and nothing fails', async () => {
  expect(await isRejected(settings(), ['How?'], AbortSignal.abort())).toBe(false)
})

test('without a moderation model no server is asked', async () => {
  const before = model.judged.length
  expect(await isRejected({ baseUrl: model.baseUrl, model: 'small' }, ['How?'], new AbortController().signal)).toBe(false)
  expect(model.judged).toHaveLength(before)
})
