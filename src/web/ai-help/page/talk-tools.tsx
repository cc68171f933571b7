import type { ReactNode } from 'react'
import { downloadFile } from '../../browser/download-file.ts'
import { CopyButton } from '../answer/copy-button.tsx'
import { helpText } from '../answer/help-text.ts'
import type { Turn } from '../talk/talk.ts'
import { talkMarkdown } from '../talk/talk-markdown.ts'

interface TalkToolsProps {
  readonly turns: readonly Turn[]
  readonly canGoBack: boolean
  readonly onNew: () => void
  readonly onBack: () => void
}

/** What can be done with the whole conversation: share it, download it, begin another one, return to the one before. */
export function TalkTools({ turns, canGoBack, onNew, onBack }: TalkToolsProps): ReactNode {
  const text = (): string =>
    talkMarkdown(turns, { title: helpText('title'), sources: helpText('sources'), none: helpText('answer_empty') }, location.origin)
  if (turns.length === 0 && !canGoBack) return null
  return (
    <div className="help-tools">
      {turns.length > 0 && (
        <>
          <button type="button" className="quiet-button" onClick={onNew}>
            {helpText('new_topic')}
          </button>
          <Share text={text} />
          <button type="button" className="plain-button" onClick={() => downloadFile('ai-help.md', 'text/markdown', text())}>
            {helpText('export')}
          </button>
        </>
      )}
      {turns.length === 0 && (
        <button type="button" className="quiet-button" onClick={onBack}>
          {helpText('go_back')}
        </button>
      )}
    </div>
  )
}

/** By the means of the device where it has any, else as a copy. */
function Share({ text }: { readonly text: () => string }): ReactNode {
  if (!('share' in navigator)) return <CopyButton className="plain-button" text={text} label={helpText('share')} />
  // A user who closes the choice has decided against it; that is no failure.
  const share = (): void => void navigator.share({ title: helpText('title'), text: text() }).catch(() => undefined)
  return (
    <button type="button" className="plain-button" onClick={share}>
      {helpText('share')}
    </button>
  )
}
