import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { findMailFailure, type MailFailure } from './find-mail-failure.ts'
import { createMailer } from './mailer.ts'

/** The reply codes of a mail server, by the command; undefined: it accepts. */
interface Replies {
  readonly sender?: number
  readonly recipient?: number
  readonly text?: number
}

let server: SMTPServer | undefined
afterEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (server === undefined) return
  server.close(resolve)
  await promise
})

/** What a mail to an address fails with, at a real mail server with these replies. */
async function failure(replies: Replies, to = 'ada@example.org'): Promise<MailFailure> {
  const reply = (responseCode: number | undefined): Error | undefined =>
    responseCode === undefined ? undefined : Object.assign(new Error('not accepted'), { responseCode })
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(reply(replies.sender)),
    onRcptTo: (_address, _session, done) => done(reply(replies.recipient)),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(reply(replies.text))),
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'Herons <herons@example.org>')
  try {
    await mailer.send({ to, subject: 'a', text: 'b', html: 'c' })
  } catch (error) {
    return findMailFailure(error)
  } finally {
    mailer.close()
  }
  throw new Error('the mail was sent')
}

describe('the failure of a mail', () => {
  test.each([
    [{ recipient: 550 }, 'rejected', 'EENVELOPE 550'],
    [{ recipient: 450 }, 'postponed', 'EENVELOPE 450'],
    [{ sender: 550 }, 'unsent', 'EENVELOPE 550'],
    [{ sender: 451 }, 'unsent', 'EENVELOPE 451'],
    // A filter of spam rejects this mail, and not those after it.
    [{ text: 554 }, 'unwanted', 'EMESSAGE 554'],
    [{ text: 451 }, 'postponed', 'EMESSAGE 451'],
  ])('of a mail server that replies %j is %s', async (replies, kind, reason) => {
    expect(await failure(replies)).toEqual({ kind, reason })
  })

  test('of an address that is none, for which nothing leaves, is rejected', async () => {
    expect(await failure({}, '')).toEqual({ kind: 'rejected', reason: 'EENVELOPE' })
  })

  test('of a connection that broke is not known', () => {
    const error = Object.assign(new Error('closed'), { code: 'ECONNECTION', command: 'DATA' })
    expect(findMailFailure(error)).toEqual({ kind: 'unknown', reason: 'ECONNECTION' })
  })
})
