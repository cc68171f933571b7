import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { helpText } from '../answer/help-text.ts'

const POINTS = ['guidance_sources', 'guidance_code', 'guidance_topic', 'guidance_private'] as const

/** A button with what to know before answers are used. */
export function Guidance(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="link-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {helpText('guidance')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={helpText('guidance')}
        close={helpText('close')}
        className="help-dialog"
      >
        <ul>
          {POINTS.map((point) => (
            <li key={point}>{helpText(point)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
