import type { FastifyInstance } from 'fastify'
import { newsletter } from '#contracts/newsletter.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import { inputError } from '../http/errors/input-error.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import type { Services } from '../http/services.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Outbox } from '../mail/outbox.ts'
import { readEmail } from '../mail/read-email.ts'
import { emailKey } from '../store/email-key.ts'
import { leaveLink } from './leave-link.ts'
import { limitMails } from './limit-mails.ts'
import { makeLinkToken, sweepLinks } from './mailed-links.ts'
import { type PagePlace, placeIn } from './page-place.ts'
import { serveConfirmation } from './serve-confirmation.ts'
import { serveLeaving } from './serve-leaving.ts'
import { getsNewsletter, readSubscription, subscribeAccount, unsubscribeAccount } from './subscriptions.ts'
import { confirmMail, knownMail } from './write-mails.ts'

export interface NewsletterOptions {
  readonly services: Services
  readonly siteName: string
  /** Absent: the site sends no mail, and only who is signed in subscribes. */
  readonly outbox?: Outbox | undefined
}

/** The subscription to the newsletter: of who is signed in, at once; of an address, by a mail that its owner answers. */
export function serveNewsletter(app: FastifyInstance, serve: Serve, { services, siteName, outbox }: NewsletterOptions): void {
  createChores(app, services).everyHour(() => sweepLinks(services.store.db, services.now()))

  serve(newsletter.read, async ({ account }) => subscribed((await readSubscription(services, account)) ?? gone()))
  serve(newsletter.subscribe, async ({ account }) => subscribed((await subscribeAccount(services, account.id)) || gone()))
  serve(newsletter.unsubscribe, async ({ account }) => subscribed(!((await unsubscribeAccount(services, account.id)) || gone())))
  serve(newsletter.ask, async ({ body, request }) => {
    if (outbox === undefined) throw new AppError('no_mail')
    const email = readEmail(body.email)
    if (email === undefined) throw inputError('email', 'must be an email address')
    await limitMails(services, request, email)
    const place = placeIn(userLocale(request.url, request.headers), siteName)
    outbox.send(() => writeMail(services, place, email))
    return subscribed(true)
  })
  serveConfirmation(app, { services, siteName })
  serveLeaving(app, { services, siteName })
}

/** Written when the response has been sent, so its time doesn't tell which mail it is (docs/behaviour/newsletter.md 5). */
async function writeMail(services: Services, place: PagePlace, email: string): Promise<Mail> {
  const { origin, store } = services
  const { locale } = place
  const key = emailKey(email)
  if (await getsNewsletter(store.db, key)) {
    return knownMail(place, { to: email, link: leaveLink(await services.sealer(), { origin, key, locale }) })
  }
  return confirmMail(place, { to: email, origin, token: await makeLinkToken(services, { email, locale }) })
}

function subscribed(isSubscribed: boolean): { readonly subscribed: boolean } {
  return { subscribed: isSubscribed }
}

/** @throws AppError the account was deleted since the session was found */
function gone(): never {
  throw new AppError('invalid_session')
}
