import Type from 'typebox'
import { expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { createTestApp } from '../testing/test-app.fixture.ts'

const PASSWORD = 'correct-horse-battery-staple'
const TOKEN = 'tok_5f1d7a84'
const EMAIL = 'ada.lovelace+test@example.org'

const save = endpoint(
  { method: 'POST', path: '/api/test/save' },
  { summary: 'Saves', access: 'anyone', body: Type.Object({ password: Type.String() }) },
)
const fail = endpoint({ method: 'GET', path: '/api/test/fail' }, { summary: 'Fails', access: 'anyone' })
const person = endpoint(
  { method: 'GET', path: '/api/test/people/{email}' },
  { summary: 'A person', access: 'anyone', params: Type.Object({ email: Type.String() }) },
)

test('whatever is sent, the log has neither cookies, tokens, queries, bodies nor e-mail addresses', async () => {
  const lines: string[] = []
  const it = await createTestApp({
    kind: 'sqlite',
    logger: { write: (line) => void lines.push(line) },
    join(_app, serve) {
      serve(save, () => undefined)
      serve(person, () => undefined)
      serve(fail, () => {
        const cause = Object.assign(new Error(`no mail for ${EMAIL}`), { detail: `Key (email)=(${EMAIL}) exists`, parameters: [PASSWORD] })
        throw new Error(`it failed for <${EMAIL}>`, { cause })
      })
    },
  })
  const client = it.client()
  await client.signIn(await it.createAccount({ email: EMAIL, email_key: EMAIL }))
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    'x-api-key': TOKEN,
    referer: `http://localhost:3000/?token=${TOKEN}`,
    'user-agent': TOKEN,
  }
  await client.post(`/api/test/save?token=${TOKEN}`, { json: { password: PASSWORD }, headers })
  await client.post('/api/test/save', { json: { password: PASSWORD, x: 1, y: '\0' }, headers })
  await client.post('/api/test/save', { payload: `{"password":"${PASSWORD}"`, headers: { ...headers, 'content-type': 'application/json' } })
  await client.post('/api/test/save', { form: { password: PASSWORD }, headers })
  await client.get(`/api/test/fail?email=${EMAIL}`, { headers })
  await client.get(`/api/test/people/${encodeURIComponent(EMAIL)}`, { headers })
  await client.get(`/api/test/people/${EMAIL}`, { headers })
  await client.get(`/en-US/docs/${EMAIL}?q=${TOKEN}#${TOKEN}`, { headers })
  await client.get(`/%ZZ?token=${TOKEN}`, { headers })
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(9)
  expect(log).toContain('it failed for <[e-mail]>')
  expect(log).toContain('no mail for [e-mail]')
  for (const secret of [PASSWORD, TOKEN, EMAIL, 'lovelace', client.cookies.get('session') ?? 'no session'])
    expect(log).not.toContain(secret)
  await it.close()
})

test('a request is one line: method, path, status and how long it took', async () => {
  const lines: string[] = []
  const it = await createTestApp({ kind: 'sqlite', logger: { write: (line) => void lines.push(line) } })
  await it.client().post('/api/nothing', { json: {} })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'request', method: 'POST', path: '/api/nothing', status: 404, ms: expect.any(Number) }),
  ])
  await it.close()
})
