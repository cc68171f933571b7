import { type ReactNode, useEffect, useId, useState } from 'react'
import type { PlayCode } from '../code/play-code.ts'
import { usePlayText } from '../texts/play-text.ts'
import { LinkField } from './link-field.tsx'
import { STATE_LINK_LONG, STATE_LINK_MAX, stateLink } from './state-link.ts'

interface StateLinkSectionProps {
  readonly code: PlayCode
  /** Address of the page of the playground. */
  readonly playground: string
}

/** The link that holds the code itself, for everybody; how long it is, and whether that is too long. */
export function StateLinkSection({ code, playground }: StateLinkSectionProps): ReactNode {
  const t = usePlayText()
  const id = useId()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isShown = true
    void stateLink(playground, code).then((link) => isShown && setUrl(link))
    return () => {
      isShown = false
    }
  }, [playground, code])
  const length = url?.length ?? 0
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('share.link')}</h3>
      {length > STATE_LINK_MAX ? (
        <p className="share-quiet">{t('share.link_too_long', { count: length, max: STATE_LINK_MAX })}</p>
      ) : (
        <>
          <LinkField label={t('share.link')} url={url} />
          <p className="share-quiet">
            {t('share.link_hint', { count: length })}
            {length > STATE_LINK_LONG && ` ${t('share.link_long')}`}
          </p>
        </>
      )}
    </section>
  )
}
