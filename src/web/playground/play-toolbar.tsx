import type { ReactNode } from 'react'
import { isEmptyCode, isSameCode } from './code/play-code.ts'
import { isUnsaved } from './code/play-model.ts'
import { DraftsMenu } from './drafts/drafts-menu.tsx'
import { LayoutMenu } from './layout/layout-menu.tsx'
import { OptionsMenu } from './options-menu.tsx'
import { ShareButton } from './share/share-button.tsx'
import { usePlayText } from './texts/play-text.ts'
import { toJavaScript } from './to-java-script.ts'
import type { Playground } from './use-playground.ts'

interface PlayToolbarProps {
  readonly title: string
  readonly play: Playground
}

/** What is done with the code. */
export function PlayToolbar({ title, play }: PlayToolbarProps): ReactNode {
  const t = usePlayText()
  const { model } = play
  return (
    <header className="play-toolbar">
      <div className="play-heading">
        <h1 className="playground-title">{title}</h1>
        {model.draft !== undefined && (
          <p className="play-hint play-open-draft">
            <bdi>{model.draft.name}</bdi>
            {isUnsaved(model) && <span>{t('drafts.unsaved')}</span>}
          </p>
        )}
      </div>
      <PlayButtons play={play} />
      <PlayMenus play={play} />
    </header>
  )
}

function PlayButtons({ play: { model, actions, sharing } }: Pick<PlayToolbarProps, 'play'>): ReactNode {
  const t = usePlayText()
  const { code, original } = model
  const isEmpty = isEmptyCode(code)
  const isReset = original === undefined || isSameCode(original, code)
  return (
    <div className="play-actions">
      <button type="button" className="play-button play-run" onClick={actions.run} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('run')}
      </button>
      <button type="button" className="play-button" onClick={() => void actions.format()} disabled={isEmpty}>
        {t('format')}
      </button>
      <ShareButton {...sharing.button} toJavaScript={toJavaScript} />
      {/* Not `disabled`: the button keeps the focus. */}
      <button type="button" className="play-button" onClick={isEmpty ? undefined : actions.clear} aria-disabled={isEmpty}>
        {t('clear')}
      </button>
      {original !== undefined && (
        <button type="button" className="play-button" onClick={isReset ? undefined : actions.reset} aria-disabled={isReset}>
          {t('reset')}
        </button>
      )}
    </div>
  )
}

function PlayMenus({ play: { model, dispatch, drafts, layout, runs } }: Pick<PlayToolbarProps, 'play'>): ReactNode {
  return (
    <div className="play-menus">
      <DraftsMenu open={model.draft} onSave={drafts.save} onOpen={drafts.open} onChange={drafts.follow} />
      {!layout.isNarrow && <LayoutMenu used={layout} />}
      <OptionsMenu
        options={model.code.options ?? {}}
        onChange={(options) => dispatch({ type: 'set-options', options })}
        wat={model.code.wat}
        onWat={(isUsed) => dispatch({ type: 'use-wat', isUsed })}
        isAutoRun={runs.isAutoRun}
        onAutoRun={runs.setAutoRun}
      />
    </div>
  )
}
