import type { FastifyRequest } from 'fastify'
import { NEWSLETTER_ASKED } from '#contracts/newsletter.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import type { Services } from '../http/services.ts'
import { emailKey } from '../store/email-key.ts'

/**
 * Counts a mail that a visitor wants to have sent: for the network, then for the mailbox, then for the site (docs/behaviour/newsletter.md 6). What
 * one of them stops takes nothing from those after it. Mails with a link to a password have limits of their own, which this takes nothing from.
 *
 * @throws AppError `too_many_requests` with `Retry-After`
 */
export async function limitMails({ limits }: Pick<Services, 'limits'>, request: FastifyRequest, email: string): Promise<void> {
  const takes = [
    () => limits.take('mail', [`address:newsletter ${addressPrefix(request.ip)}`]),
    () => limits.take('mail', [`subject:newsletter ${emailKey(email)}`]),
    () => limits.spend('newsletter mails', 1, NEWSLETTER_ASKED),
  ]
  for (const take of takes) {
    const { ok, retryAfterSeconds } = await take()
    if (!ok) throw new AppError('too_many_requests', { headers: { 'retry-after': String(retryAfterSeconds) } })
  }
}
