import type { KeyboardEvent, ReactNode } from 'react'
import type { Source } from './find-source.ts'
import { PlayNotice } from './play-notice.tsx'
import { PlayPanels } from './play-panels.tsx'
import { PlayToolbar } from './play-toolbar.tsx'
import { ShareProblem } from './share/share-problem.tsx'
import { SharedBar } from './share/shared-bar.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { SourceNote } from './source-note.tsx'
import { type Playground, usePlayground } from './use-playground.ts'

interface PlaygroundPageProps {
  readonly title: string
  readonly source: Source
  /** The user comes back from signing in, to go on sharing. */
  readonly isReturning: boolean
  /** The word in an address that says so. */
  readonly returning: string
}

/** The editors, the result and the console, and all that is done with the code. */
export function PlaygroundPage({ title, source, isReturning, returning }: PlaygroundPageProps): ReactNode {
  const play = usePlayground({ source, isReturning, returning })
  const { src } = play.model.code
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole page, each of which a button does as well
    <div className="playground" onKeyDown={(event) => pressShortcut(event, play)}>
      <div className="play-window">
        <PlayToolbar title={title} play={play} />
        <PermalinkState play={play} />
        <PlayPanels play={play} />
      </div>
      <div className="play-notes">
        <ShortcutList />
        {src !== undefined && <SourceNote src={src} />}
      </div>
      <PlayNotice notice={play.notice} onClose={play.closeNotice} />
    </div>
  )
}

/** Above the editors: that the code is shared, or why the permalink gives none. */
function PermalinkState({ play }: { readonly play: Playground }): ReactNode {
  const { model, problem, openProblem, sharing } = play
  if (problem !== undefined)
    return (
      <ShareProblem problem={problem.problem} onConfirm={() => openProblem(problem, 'confirmed')} onRetry={() => openProblem(problem)} />
    )
  return model.id !== undefined && <SharedBar id={model.id} onFork={model.draft === undefined ? sharing.fork : undefined} />
}

/** Control+Enter runs the code, Control+S saves it; on a Mac with the command key. */
function pressShortcut(event: KeyboardEvent, { actions, drafts }: Playground): void {
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  const act = event.key === 'Enter' ? actions.run : event.key.toLowerCase() === 's' ? () => drafts.save(undefined) : undefined
  if (act === undefined) return
  event.preventDefault()
  act()
}
