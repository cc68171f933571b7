import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { languageName, type PlayLanguage } from './code/play-code.ts'
import { CodePanel } from './code-panel.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import type { Panel } from './layout/panel-tabs.tsx'
import { Workspace } from './layout/workspace.tsx'
import { ResultPanel } from './result-panel.tsx'
import { usePlayText } from './texts/play-text.ts'
import type { Playground } from './use-playground.ts'

interface PlayPanelsProps {
  readonly play: Playground
}

/** The editors, the result and the console. */
export function PlayPanels({ play }: PlayPanelsProps): ReactNode {
  const t = usePlayText()
  const { code } = play.model
  const { runner } = play
  const names: Readonly<Record<Panel, string>> = {
    html: 'HTML',
    css: 'CSS',
    js: languageName('js', code.options),
    wat: languageName('wat', undefined),
    result: t('result'),
    console: t('console.name'),
  }
  const editor = (language: PlayLanguage): ReactNode => <PlayEditor play={play} language={language} name={names[language]} />
  return (
    <Workspace
      used={play.layout}
      names={names}
      chosen={play.chosen}
      onChoose={play.choose}
      closed={play.closed}
      panels={{
        html: editor('html'),
        css: editor('css'),
        js: editor('js'),
        ...(code.wat === undefined ? {} : { wat: editor('wat') }),
        result: <ResultPanel frame={runner.frame} hasRun={runner.hasRun} isAsking={play.isAsking} onRun={play.actions.run} />,
        console: (
          <>
            <h2 className="play-panel-title">{t('console.name')}</h2>
            <ConsolePanel
              log={runner.log}
              isDisabled={play.isAsking}
              onClear={runner.clearConsole}
              onEnter={(line) => void runner.evaluate(line, code)}
            />
          </>
        ),
      }}
    />
  )
}

interface PlayEditorProps extends PlayPanelsProps {
  readonly language: PlayLanguage
  readonly name: string
}

/** The editor of one language. */
function PlayEditor({ play, language, name }: PlayEditorProps): ReactNode {
  const t = usePlayText()
  const { code, version, document } = play.model
  return (
    <CodePanel
      language={language}
      isTypeScript={code.options?.isTypeScript === true}
      name={name}
      label={t('editor_of', { language: languageName(language, undefined) })}
      value={code[language] ?? ''}
      version={version}
      document={document}
      // At once: a shortcut that follows the last key means the code with that key.
      onEdit={(text) => flushSync(() => play.dispatch({ type: 'edit', language, text }))}
      onRun={play.actions.run}
      isOpen={play.layout.isNarrow || !play.closed.includes(language)}
      onToggle={() => play.toggle(language)}
    />
  )
}
