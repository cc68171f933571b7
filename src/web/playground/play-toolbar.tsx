import type { ReactNode } from 'react'
import type { ShareOptions } from '#contracts/playground.ts'
import { DraftsMenu } from './drafts/drafts-menu.tsx'
import { LayoutMenu } from './layout/layout-menu.tsx'
import type { UsedLayout } from './layout/use-layout.ts'
import { OptionsMenu } from './options-menu.tsx'
import { isEmptyCode } from './play-code.ts'
import { isUnsaved, type PlayModel } from './play-model.ts'
import { ShareButton } from './share/share-button.tsx'
import type { ShareButtonProps, TranslatePlayground } from './share/share-props.ts'
import { toJavaScript } from './to-java-script.ts'
import type { UsedDrafts } from './use-drafts.ts'

interface PlayToolbarProps {
  readonly title: string
  readonly t: TranslatePlayground
  readonly model: PlayModel
  readonly isAutoRun: boolean
  readonly onAutoRun: (isOn: boolean) => void
  readonly onRun: () => void
  readonly onFormat: () => void
  readonly onClear: () => void
  /** Absent: there is nothing to go back to. */
  readonly onReset: (() => void) | undefined
  readonly onOptions: (options: ShareOptions) => void
  /** The reader wants an editor of WebAssembly text, or no longer. */
  readonly onWat: (isUsed: boolean) => void
  readonly drafts: UsedDrafts
  readonly layout: UsedLayout
  readonly share: Omit<ShareButtonProps, 't' | 'toJavaScript'>
}

/** What is done with the code. */
export function PlayToolbar(props: PlayToolbarProps): ReactNode {
  const { title, t, model, drafts, layout, share, onRun, onFormat, onClear, onReset } = props
  const { code, draft, original } = model
  const isEmpty = isEmptyCode(code)
  return (
    <header className="play-toolbar">
      <div className="play-heading">
        <h1 className="playground-title">{title}</h1>
        {draft !== undefined && (
          <p className="play-hint play-open-draft">
            <bdi>{draft.name}</bdi>
            {isUnsaved(model) && <span>{t('drafts.unsaved')}</span>}
          </p>
        )}
      </div>
      <div className="play-actions">
        <button type="button" className="play-button play-run" onClick={onRun} aria-keyshortcuts="Control+Enter Meta+Enter">
          {t('run')}
        </button>
        <button type="button" className="play-button" onClick={onFormat} disabled={isEmpty}>
          {t('format')}
        </button>
        <ShareButton {...share} t={t} toJavaScript={toJavaScript} />
        <button type="button" className="play-button" onClick={onClear} disabled={isEmpty}>
          {t('clear')}
        </button>
        {original !== undefined && (
          <button type="button" className="play-button" onClick={onReset} disabled={onReset === undefined}>
            {t('reset')}
          </button>
        )}
      </div>
      <div className="play-menus">
        <DraftsMenu open={draft} onSave={drafts.save} onOpen={drafts.open} onChange={drafts.follow} t={t} />
        {!layout.isNarrow && <LayoutMenu used={layout} t={t} />}
        <OptionsMenu
          options={code.options ?? {}}
          onChange={props.onOptions}
          wat={code.wat}
          onWat={props.onWat}
          isAutoRun={props.isAutoRun}
          onAutoRun={props.onAutoRun}
          t={t}
        />
      </div>
    </header>
  )
}
