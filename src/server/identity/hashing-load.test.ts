import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createMailer } from '../mail/mailer.ts'
import { MAX_UNDER_WAY } from '../mail/outbox.ts'
import { createIdentity } from './create-identity.ts'
import { MAX_WAITING } from './password-hash.ts'
import { actionOf, beginSignIn, createIdentityApp, PASSWORD, sendForm, tokenOf } from './testing/identity-app.fixture.ts'

test('when too many passwords wait, a sign-in is 503 with Retry-After, takes no try, and those who wait get in', async () => {
  const site = await createIdentityApp({ kind: 'sqlite' })
  await createIdentity(site.services, { email: 'many@example.org', password: PASSWORD, isVerified: true })
  const client = site.client()
  const { page } = await beginSignIn(client)
  const shown = await client.get(page)
  const form = { token: tokenOf(shown.body), email: 'many@example.org', password: PASSWORD }
  const replies = await Promise.all(Array.from({ length: MAX_WAITING + 60 }, async () => await client.post(actionOf(shown.body), { form })))
  const rejected = replies.filter(({ statusCode }) => statusCode === 503)
  expect(rejected.length).toBeGreaterThan(0)
  expect(replies.filter(({ statusCode }) => statusCode === 303).length).toBe(replies.length - rejected.length)
  expect(replies.length - rejected.length).toBeGreaterThanOrEqual(MAX_WAITING)
  expect(new Set(rejected.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
  expect((await sendForm(client, page, { email: 'many@example.org', password: PASSWORD })).statusCode).toBe(303)
  await site.close()
})

test('when too many mails wait, the next is 503 for a known address and an unknown one alike', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'herons@example.org')
  const site = await createIdentityApp({ kind: 'sqlite', mailer })
  await createIdentity(site.services, { email: 'known@example.org', password: PASSWORD, isVerified: true })
  const ask = async (email: string): Promise<number> => (await sendForm(site.client(), '/identity/forgotten', { email })).statusCode
  for (let count = 0; count < MAX_UNDER_WAY; count += 1) expect(await ask('known@example.org')).toBe(200)
  expect([await ask('known@example.org'), await ask('nobody@example.org')]).toEqual([503, 503])
  mailer.close()
  silent.close()
  await site.close()
}, 60_000)
