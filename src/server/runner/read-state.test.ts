import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_STATE_BYTES } from '#contracts/play-state.ts'
import { encodeText } from './runner.fixture.ts'
import { createRunnerApp, FRAMED, HELLO, OPENED, type RunnerApp, stateQuery } from './runner-app.fixture.ts'

let runner: RunnerApp

beforeAll(() => {
  runner = createRunnerApp()
})

afterAll(() => runner.close())

describe('bad input', () => {
  test.each([
    ['no state', ''],
    ['an empty one', '?state='],
    ['no base64', '?state=%25%25%25'],
    ['base64 of nothing compressed', stateQuery(Buffer.from('hello').toString('base64'))],
    ['a cut one', stateQuery(HELLO.text.slice(0, 20))],
    ['no JSON', stateQuery(encodeText('hello').text)],
    ['JSON of a list', stateQuery(encodeText('[]').text)],
    ['a number for code', stateQuery(encodeText('{"html":1}').text)],
    ['broken encoding of an address', '?state=%E0%A4%A'],
    ['a deflate bomb', stateQuery(encodeText(`{"js":"${' '.repeat(50 * 1024 * 1024)}"}`).text)],
    ['one byte more than 2 MiB', stateQuery(encodeText(`{"js":"${'a'.repeat(MAX_STATE_BYTES - 8)}"}`).text)],
    ['blank in a tab of its own', '?blank'],
  ])('%s is 400 in words', async (name, query) => {
    const { statusCode, headers, body } = await runner.ask({ query, headers: name.startsWith('blank') ? OPENED : FRAMED })
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8'])
    expect(body).not.toContain('<')
  })

  test('2 MiB to the byte are taken', async () => {
    const { text, hash } = encodeText(`{"js":"${'a'.repeat(MAX_STATE_BYTES - 9)}"}`)
    expect((await runner.ask({ host: `${hash}.runner.localhost:3000`, query: stateQuery(text) })).statusCode).toBe(200)
  })

  test('links made elsewhere are taken: null for nothing, keys of other meaning, the alphabet of addresses', async () => {
    const { text, hash } = encodeText('{"html":null,"css":"","js":"a?>>","extra":{"b":1}}')
    const host = `${hash}.runner.localhost:3000`
    expect((await runner.ask({ host, query: stateQuery(text) })).body).toContain('a?>>')
    expect(
      (await runner.ask({ host, query: `?state=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}` })).body,
    ).toContain('a?>>')
  })

  test('texts of errors are in the language of the user', async () => {
    expect((await runner.ask({ query: '', headers: { 'accept-language': 'de' } })).headers['content-language']).toBe('de')
  })
})
