import type { Mail, Mailer } from './mailer.ts'

export interface Outbox {
  /**
   * Writes a mail, if there is one to write, and sends it, without keeping the reader waiting: so the time of an answer doesn't tell
   * whether there was one.
   */
  send(write: () => Promise<Mail | undefined>): void
  /** When all that is under way is sent or has failed. */
  settle(): Promise<void>
}

/** @param report told when a mail could not be sent; it names no address */
export function createOutbox(mailer: Mailer, report: (line: string) => void): Outbox {
  const underWay = new Set<Promise<void>>()
  return {
    send(write) {
      const sending = writeAndSend(mailer, write)
        .catch((error: unknown) => report(`a mail could not be sent: ${reasonOf(error)}`))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settle() {
      await Promise.all(underWay)
    },
  }
}

async function writeAndSend(mailer: Mailer, write: () => Promise<Mail | undefined>): Promise<void> {
  const mail = await write()
  if (mail !== undefined) await mailer.send(mail)
}

/** Mail servers repeat the address in their answers; the code says enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error ? String(error.code) : error.name
  const answer = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${answer}`
}
