import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PermalinkSection } from './permalink-section.tsx'
import type { ShareButtonProps } from './share-props.ts'
import { StateLinkSection } from './state-link-section.tsx'
import { TakeAlong } from './take-along.tsx'
import './share.css'
import './share-dialog.css'

export interface ShareDialogProps extends Omit<ShareButtonProps, 'isReturning'> {
  readonly onClose: () => void
}

/** All ways to share the code: a link that holds it, one that stays, and what can be taken elsewhere (reference/client.md 7.2). */
export function ShareDialog({ t, code, id, onShared, onTakenBack, toJavaScript, keepForReturn, onClose }: ShareDialogProps): ReactNode {
  const { locale } = usePage()
  const playground = `${location.origin}/${locale}/play`
  return (
    <Dialog isOpen onClose={onClose} title={t('share.title')} close={t('share.close')} className="share-dialog">
      <StateLinkSection t={t} code={code} playground={playground} />
      <PermalinkSection
        t={t}
        code={code}
        id={id}
        onShared={onShared}
        onTakenBack={onTakenBack}
        keepForReturn={keepForReturn}
        playground={playground}
      />
      <TakeAlong t={t} code={code} toJavaScript={toJavaScript} />
    </Dialog>
  )
}
