import { expect } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'
import { createMailer } from '../../mail/mailer.ts'
import { type MailServer, type Received, startMailServer } from '../../mail/testing/mail-server.fixture.ts'

export const SUBSCRIPTION = '/api/v1/plus/newsletter/'
export const ASK = '/api/v1/newsletter'
/** Never asked: sessions are opened without it. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

export interface NewsletterApp extends TestApp {
  readonly mail: MailServer
  /** The mails to an address, as soon as there are so many. */
  mailsTo(address: string, count?: number): Promise<readonly Received[]>
  /** The link in the newest mail to an address. */
  linkTo(address: string, count?: number): Promise<string>
}

/** The real app with a real mail server on this machine. */
export async function createNewsletterApp(options: TestAppOptions): Promise<NewsletterApp> {
  const mail = await startMailServer()
  const app = await createTestApp({
    signIn: { kind: 'outside', provider },
    mailer: createMailer(mail.url, 'Herons <herons@example.org>'),
    siteName: 'Herons',
    ...options,
  })
  const mailsTo: NewsletterApp['mailsTo'] = async (address, count = 1) => {
    await expect.poll(() => mail.received.filter(({ to }) => to === address).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
    return mail.received.filter(({ to }) => to === address)
  }
  return {
    ...app,
    mail,
    mailsTo,
    async linkTo(address, count) {
      const newest = (await mailsTo(address, count)).at(-1)?.text ?? ''
      return /http:\/\/localhost:3000(\/users\/newsletter\/\w+\?token=[\w.-]+&locale=[\w-]+)/.exec(newest)?.[1] ?? ''
    },
    async close() {
      await app.close()
      await mail.close()
    },
  }
}

/** Asks for the newsletter for an address, and confirms it by the mailed link. */
export async function confirmAddress(site: NewsletterApp, email: string): Promise<void> {
  await site.client().post(ASK, { json: { email } })
  const reply = await site.client().post(await site.linkTo(email))
  expect(reply.statusCode).toBe(200)
}

/** What whoami says of the newsletter. */
export async function settingOf(client: TestClient): Promise<boolean | undefined> {
  return (await client.get('/api/v1/whoami')).json().settings?.mdnplus_newsletter
}
