import { type Dispatch, useCallback, useState } from 'react'
import { usePage } from '../ui/page-context.ts'
import { isEmptyCode, type PlayLanguage } from './code/play-code.ts'
import { EMPTY_MODEL, type PlayAction, type PlayModel } from './code/play-model.ts'
import { openPermalink, type Source } from './find-source.ts'
import type { Panel } from './layout/panel-tabs.tsx'
import { type UsedLayout, useLayout } from './layout/use-layout.ts'
import type { Notice } from './play-notice.tsx'
import { setQuery } from './set-query.ts'
import { usePlayText } from './texts/play-text.ts'
import { useCode } from './use-code.ts'
import { type UsedDrafts, useDrafts } from './use-drafts.ts'
import { type PlayActions, usePlayActions } from './use-play-actions.ts'
import { type Runner, useRunner } from './use-runner.ts'
import { type Runs, useRuns } from './use-runs.ts'
import { type Sharing, type SharingInput, useSharing } from './use-sharing.ts'

/** A permalink that gives no code. */
type SourceProblem = Extract<Source, { readonly kind: 'problem' }>

interface PlaygroundInput extends Pick<SharingInput, 'isReturning' | 'returning'> {
  readonly source: Source
}

/** The state of the playground, and all that is done with it. */
export interface Playground {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
  /** Others shared the code, and the user has not said that it may run. */
  readonly isAsking: boolean
  /** Why the permalink of the address gives no code; undefined when it does, or when there is none. */
  readonly problem: SourceProblem | undefined
  /** Asks for the permalink again; `confirmed`: also when it is flagged. */
  readonly openProblem: (problem: SourceProblem, confirmed?: 'confirmed') => void
  readonly notice: Notice | undefined
  readonly closeNotice: () => void
  readonly layout: UsedLayout
  /** The panel that a narrow window shows. */
  readonly chosen: Panel
  readonly choose: (panel: Panel) => void
  /** Editors of which only the name is shown. */
  readonly closed: readonly PlayLanguage[]
  readonly toggle: (language: PlayLanguage) => void
  readonly runner: Runner
  readonly runs: Runs
  readonly drafts: UsedDrafts
  readonly actions: PlayActions
  readonly sharing: Sharing
}

/** The code, its frame, its drafts and its permalink, joined. */
export function usePlayground({ source, isReturning, returning }: PlaygroundInput): Playground {
  const { site } = usePage()
  const t = usePlayText()
  const [first] = useState(() => (source.kind === 'opened' ? { ...source.opened, version: 0 } : EMPTY_MODEL))
  const { model, dispatch } = useCode(first)
  const [problem, setProblem] = useState(source.kind === 'problem' ? source : undefined)
  const [notice, show] = useState<Notice | undefined>(source.kind === 'bad-state' ? { kind: 'failed', text: t('bad_state') } : undefined)
  const closeNotice = useCallback(() => show(undefined), [])
  const runner = useRunner({ runner: site.runner, src: model.code.src })
  const runs = useRuns({ model, run: runner.run })
  const layout = useLayout()
  const [chosen, choose] = useState<Panel>('html')
  const [closed, setClosed] = useState<readonly PlayLanguage[]>([])
  const actions = usePlayActions({ model, dispatch, show, askToRun: runs.ask })
  const sharing = useSharing({ model, dispatch, isReturning, returning })
  const drafts = useDrafts({
    model,
    dispatch,
    show,
    onOpened(mayRun) {
      setProblem(undefined)
      setQuery('')
      if (mayRun) runs.ask()
    },
  })
  const openProblem = async ({ id }: SourceProblem, confirmed?: 'confirmed'): Promise<void> => {
    const found = await openPermalink(id, confirmed)
    setProblem(found.kind === 'problem' ? found : undefined)
    if (found.kind === 'opened') dispatch({ type: 'open', opened: found.opened })
  }
  return {
    model,
    dispatch,
    isAsking: !model.isTrusted && !isEmptyCode(model.code),
    problem,
    openProblem: (known, confirmed) => void openProblem(known, confirmed),
    notice,
    closeNotice,
    layout,
    chosen,
    choose,
    closed,
    toggle: (language) => setClosed(closed.includes(language) ? closed.filter((known) => known !== language) : [...closed, language]),
    runner,
    runs,
    drafts,
    actions: {
      ...actions,
      run() {
        if (layout.isNarrow) choose('result')
        actions.run()
      },
    },
    sharing,
  }
}
