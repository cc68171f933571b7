import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Mail } from './mailer.ts'
import { attachOutbox } from './outbox.ts'

const MAIL: Mail = { to: 'ada@example.org', subject: 'Herons', text: 'grey', html: '<p>grey</p>' }

test('a server that ends waits for the mails under way', async () => {
  const [app, sent]: [ReturnType<typeof fastify>, string[]] = [fastify(), []]
  const outbox = attachOutbox(app, { send: async ({ to }) => void sent.push(to), close: () => void sent.push('closed') }, () => undefined)
  outbox.send(async () => MAIL)
  await app.close()
  expect(sent).toEqual(['ada@example.org', 'closed'])
})

test('it does not wait for ever for a mail server that says nothing', async () => {
  const [app, lines]: [ReturnType<typeof fastify>, string[]] = [fastify(), []]
  const outbox = attachOutbox(
    app,
    { send: () => new Promise<void>(() => undefined), close: () => void lines.push('closed') },
    (line) => lines.push(line),
    20,
  )
  outbox.send(async () => MAIL)
  outbox.send(async () => MAIL)
  await app.close()
  expect(lines).toEqual(['the mail server did not answer in time; mails that were not sent: 2', 'closed'])
})
