import { randomUUID } from 'node:crypto'

/** An address of mail that no other reader of the site has. */
export function newAddress(): string {
  return `reader-${randomUUID()}@example.org`
}
