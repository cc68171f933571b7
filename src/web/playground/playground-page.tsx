import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePage } from '../page-context.ts'
import { CodePanel } from './code-panel.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import { openPermalink, type Source } from './find-source.ts'
import type { Panel } from './layout/panel-tabs.tsx'
import { useLayout } from './layout/use-layout.ts'
import { Workspace } from './layout/workspace.tsx'
import { isEmptyCode, isSameCode, languageName, type PlayLanguage } from './play-code.ts'
import { EMPTY_MODEL } from './play-model.ts'
import { type Notice, PlayNotice } from './play-notice.tsx'
import { PlayToolbar } from './play-toolbar.tsx'
import { ResultPanel } from './result-panel.tsx'
import { keepSessionCode } from './session-code.ts'
import type { TranslatePlayground } from './share/share-props.ts'
import { ShareTrouble } from './share/share-trouble.tsx'
import { SharedBar } from './share/shared-bar.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { SourceNote } from './source-note.tsx'
import { useCode } from './use-code.ts'
import { useDrafts } from './use-drafts.ts'
import { usePlayActions } from './use-play-actions.ts'
import { useRunner } from './use-runner.ts'
import { useRuns } from './use-runs.ts'

interface PlaygroundPageProps {
  readonly title: string
  readonly source: Source
  readonly t: TranslatePlayground
  /** The reader comes back from signing in, to go on sharing. */
  readonly isReturning: boolean
  /** The word in an address that says so. */
  readonly returning: string
}

/** The editors, the result and the console, and all that is done with the code. */
export function PlaygroundPage({ title, source, t, isReturning, returning }: PlaygroundPageProps): ReactNode {
  const { site } = usePage()
  const [first] = useState(() => (source.kind === 'opened' ? { ...source.opened, version: 0 } : EMPTY_MODEL))
  const { model, dispatch } = useCode(first)
  const { code, original, id, draft, isTrusted, version, document } = model
  const [trouble, setTrouble] = useState(source.kind === 'trouble' ? source : undefined)
  const [notice, tell] = useState<Notice | undefined>(source.kind === 'bad-state' ? { kind: 'failed', text: t('bad_state') } : undefined)
  const closeNotice = useCallback(() => tell(undefined), [])
  const runner = useRunner({ runner: site.runner, src: code.src, t })
  const runs = useRuns({ model, run: runner.run })
  const used = useLayout()
  const [chosen, choose] = useState<Panel>('html')
  const [closed, setClosed] = useState<readonly PlayLanguage[]>([])
  const drafts = useDrafts({
    model,
    dispatch,
    tell,
    t,
    onOpened(mayRun) {
      setTrouble(undefined)
      setQuery('')
      if (mayRun) runs.ask()
    },
  })

  const actions = usePlayActions({ model, dispatch, tell, askToRun: runs.ask, t })
  const run = (): void => {
    if (used.isNarrow) choose('result')
    actions.run()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const act = event.key === 'Enter' ? run : event.key.toLowerCase() === 's' ? () => drafts.save(undefined) : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const openTrouble = async (permalink: string, confirmed?: 'confirmed'): Promise<void> => {
    const found = await openPermalink(permalink, confirmed)
    setTrouble(found.kind === 'trouble' ? found : undefined)
    if (found.kind === 'opened') dispatch({ type: 'open', opened: found.opened })
  }
  const names = {
    html: 'HTML',
    css: 'CSS',
    js: languageName('js', code.options),
    wat: languageName('wat', undefined),
    result: t('result'),
    console: t('console.name'),
  } as const
  const editor = (language: PlayLanguage): ReactNode => (
    <CodePanel
      language={language}
      isTypeScript={code.options?.isTypeScript === true}
      name={names[language]}
      label={t('editor_of', { language: languageName(language, undefined) })}
      value={code[language] ?? ''}
      version={version}
      document={document}
      // At once: a shortcut that follows the last key means the code with that key.
      onEdit={(text) => flushSync(() => dispatch({ type: 'edit', language, text }))}
      onRun={run}
      isOpen={used.isNarrow || !closed.includes(language)}
      onToggle={() => setClosed(closed.includes(language) ? closed.filter((known) => known !== language) : [...closed, language])}
    />
  )
  const isAsking = !isTrusted && !isEmptyCode(code)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole page, each of which a button does as well
    <div className="playground" onKeyDown={press}>
      <div className="play-window">
        <PlayToolbar
          title={title}
          t={t}
          model={model}
          isAutoRun={runs.isAutoRun}
          onAutoRun={runs.setAutoRun}
          onRun={run}
          onFormat={() => void actions.format()}
          onClear={actions.clear}
          onReset={original === undefined || isSameCode(original, code) ? undefined : actions.reset}
          onOptions={(options) => dispatch({ type: 'set-options', options })}
          onWat={(isUsed) => dispatch({ type: 'use-wat', isUsed })}
          drafts={drafts}
          layout={used}
          share={{
            code,
            id: id !== undefined && original !== undefined && isSameCode(original, code) ? id : undefined,
            onShared(shared) {
              dispatch({ type: 'share', id: shared })
              setQuery(`?id=${encodeURIComponent(shared)}`)
            },
            onTakenBack(taken) {
              if (taken !== id) return
              dispatch({ type: 'fork' })
              setQuery('')
            },
            keepForReturn() {
              const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`
              keepSessionCode(model, query)
              return `${location.pathname}${query === '' ? '?' : `${query}&`}${returning}`
            },
            isReturning,
          }}
        />
        {trouble !== undefined && (
          <ShareTrouble
            trouble={trouble.trouble}
            onConfirm={() => void openTrouble(trouble.id, 'confirmed')}
            onRetry={() => void openTrouble(trouble.id)}
            t={t}
          />
        )}
        {id !== undefined && trouble === undefined && (
          <SharedBar
            id={id}
            onFork={
              draft === undefined
                ? () => {
                    dispatch({ type: 'fork' })
                    setQuery('')
                  }
                : undefined
            }
            t={t}
          />
        )}
        <Workspace
          used={used}
          names={names}
          chosen={chosen}
          onChoose={choose}
          closed={closed}
          t={t}
          panels={{
            html: editor('html'),
            css: editor('css'),
            js: editor('js'),
            ...(code.wat === undefined ? {} : { wat: editor('wat') }),
            result: <ResultPanel frame={runner.frame} hasRun={runner.hasRun} isAsking={isAsking} onRun={run} t={t} />,
            console: (
              <>
                <h2 className="play-panel-title">{t('console.name')}</h2>
                <ConsolePanel
                  log={runner.log}
                  isDisabled={isAsking}
                  onClear={runner.clearConsole}
                  onEnter={(line) => void runner.evaluate(line, code)}
                  t={t}
                />
              </>
            ),
          }}
        />
      </div>
      <div className="play-notes">
        <ShortcutList t={t} />
        {code.src !== undefined && <SourceNote src={code.src} t={t} />}
      </div>
      <PlayNotice notice={notice} onClose={closeNotice} t={t} />
    </div>
  )
}

/** The address says what of it the code is from; nothing is loaded, and the way back stays. */
function setQuery(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}`)
}
