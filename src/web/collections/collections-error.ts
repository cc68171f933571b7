import { errorMessage } from '../ui/error-message.ts'
import { collectionsText } from './collections-text.ts'

/** Why a call came to nothing: the server rejected, or no response came. */
export type RejectionKind = 'rejected' | 'offline' | 'timeout' | 'unreachable'

/** A call of the collections that failed. The message is what the server said, in readable words. */
export class CollectionsError extends Error {
  override readonly name = 'CollectionsError'
  readonly kind: RejectionKind
  /** Undefined when no response came. */
  readonly status: number | undefined

  constructor(message: string, { kind, status }: { readonly kind: RejectionKind; readonly status?: number | undefined }) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

/** Whether the same call may be answered another time. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CollectionsError)) return false
  return error.status === undefined || error.status >= 500 || error.status === 429
}

/** Whether the session has ended meanwhile. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof CollectionsError && error.status === 401
}

/** The message for users about a failure, without the word 'Error'. */
export function errorText(error: unknown): string {
  if (isSignedOutError(error)) return collectionsText('signed_out')
  if (!(error instanceof CollectionsError) || error.kind === 'rejected') return errorMessage(error)
  return collectionsText(`error_${error.kind}`)
}
