import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { usePage } from '../../ui/page-context.ts'
import { usePlayText } from '../texts/play-text.ts'
import { PermalinkSection } from './permalink-section.tsx'
import type { ShareButtonProps } from './share-props.ts'
import { StateLinkSection } from './state-link-section.tsx'
import { TakeAlong } from './take-along.tsx'
import './share.css'
import './share-dialog.css'

export interface ShareDialogProps extends Omit<ShareButtonProps, 'isReturning'> {
  readonly onClose: () => void
}

/** All ways to share the code: a link that holds it, one that stays, and what can be taken elsewhere (docs/behaviour/shared-code.md 11). */
export function ShareDialog({ code, id, onShared, onTakenBack, toJavaScript, keepForReturn, onClose }: ShareDialogProps): ReactNode {
  const t = usePlayText()
  const { locale } = usePage()
  const playground = `${location.origin}/${locale}/play`
  return (
    <Dialog isOpen onClose={onClose} title={t('share.title')} close={t('share.close')} className="share-dialog">
      <StateLinkSection code={code} playground={playground} />
      <PermalinkSection
        code={code}
        id={id}
        onShared={onShared}
        onTakenBack={onTakenBack}
        keepForReturn={keepForReturn}
        playground={playground}
      />
      <TakeAlong code={code} toJavaScript={toJavaScript} />
    </Dialog>
  )
}
