import { type ReactNode, useId, useState } from 'react'
import { SHARE_BYTES_MAX } from '#contracts/playground-limits.ts'
import { measure } from '../../browser/measure.ts'
import { useUser } from '../../browser/user.ts'
import type { PlayCode } from '../code/play-code.ts'
import { type TranslatePlayground, usePlayText } from '../texts/play-text.ts'
import { type CreatedPermalink, createPermalink } from './create-permalink.ts'
import { LinkField } from './link-field.tsx'
import { LogInToShare } from './log-in-to-share.tsx'
import { OwnShares } from './own-shares.tsx'

interface PermalinkSectionProps {
  readonly code: PlayCode
  /** Of the code as it stands. */
  readonly id: string | undefined
  /** @param code what was sent; the user may have edited it since */
  readonly onShared: (id: string, code: PlayCode) => void
  readonly onTakenBack: ((id: string) => void) | undefined
  readonly keepForReturn: () => string
  /** Address of the page of the playground. */
  readonly playground: string
}

type PermalinkError = Exclude<CreatedPermalink, { readonly kind: 'created' }>
const KIB = 1024

/** The link that stays, for users who are signed in; others see how to get it. Nothing where a site has no accounts. */
export function PermalinkSection({ code, id, onShared, onTakenBack, keepForReturn, playground }: PermalinkSectionProps): ReactNode {
  const t = usePlayText()
  const heading = useId()
  const user = useUser()
  const [isCreating, setCreating] = useState(false)
  const [error, setError] = useState<PermalinkError>()
  const [createdCount, setCreatedCount] = useState(0)
  const create = async (): Promise<void> => {
    setCreating(true)
    setError(undefined)
    measure({ name: 'play.action', id: 'permalink' })
    const created = await createPermalink(code)
    setCreating(false)
    if (created.kind !== 'created') return setError(created)
    setCreatedCount(createdCount + 1)
    onShared(created.id, code)
  }
  if (user === undefined) return null
  const isSignedOut = !user.isAuthenticated || error?.kind === 'signed-out'
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('share.permalink')}</h3>
      {id !== undefined && <LinkField label={t('share.permalink')} url={`${playground}?id=${id}`} />}
      {id === undefined && isSignedOut && <LogInToShare keepForReturn={keepForReturn} />}
      {id === undefined && !isSignedOut && (
        <button type="button" className="button" aria-disabled={isCreating} onClick={() => void (isCreating || create())}>
          {t(isCreating ? 'share.creating' : 'share.create')}
        </button>
      )}
      <p role="status" className={error === undefined ? 'visually-hidden' : 'share-error'}>
        {error === undefined ? id !== undefined && t('share.created') : errorText(t, error)}
      </p>
      {!isSignedOut && <p className="share-quiet">{t('share.permalink_hint')}</p>}
      {!isSignedOut && <OwnShares key={createdCount} playground={playground} onTakenBack={onTakenBack} />}
    </section>
  )
}

function errorText(t: TranslatePlayground, error: PermalinkError): string {
  switch (error.kind) {
    case 'signed-out':
      return t('share.signed_out')
    case 'too-large':
      return t('share.too_large', { max: SHARE_BYTES_MAX / KIB })
    case 'full':
      return t('share.full')
    case 'rejected':
      return t('share.rejected')
    case 'failed':
      return t('share.failed', { reason: error.reason ?? t('unreachable') })
  }
}
