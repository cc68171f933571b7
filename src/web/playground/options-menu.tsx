import { type ReactNode, useId, useState } from 'react'
import { WASM_PLACE } from '#contracts/play-state.ts'
import type { ShareOptions } from '#contracts/playground.ts'
import { IMPORT_MAP_MAX } from '#contracts/playground-limits.ts'
import { findImportMapError } from './check-import-map.ts'
import { PlayMenu } from './layout/play-menu.tsx'
import { usePlayText } from './texts/play-text.ts'

interface OptionsMenuProps {
  readonly options: ShareOptions
  readonly onChange: (options: ShareOptions) => void
  /** The WebAssembly text of the code; absent: it has none, and no editor for it. */
  readonly wat: string | undefined
  readonly onWat: (isUsed: boolean) => void
  readonly isAutoRun: boolean
  readonly onAutoRun: (isOn: boolean) => void
}

const EXAMPLE = '{"imports": {"name": "https://…/module.js"}}'

/** How the code is run. */
export function OptionsMenu({ options, onChange, wat, onWat, isAutoRun, onAutoRun }: OptionsMenuProps): ReactNode {
  const t = usePlayText()
  const id = useId()
  const [text, setText] = useState(options.importMap ?? '')
  const error = findImportMapError(text)
  const set = (changed: ShareOptions): void => onChange({ ...options, ...changed })
  return (
    <PlayMenu name="play-options" title={t('options')} onOpen={() => setText(options.importMap ?? '')}>
      <label>
        <input type="checkbox" checked={isAutoRun} onChange={({ target }) => onAutoRun(target.checked)} />
        {t('auto_run')}
      </label>
      <label>
        <input type="checkbox" checked={options.isModule === true} onChange={({ target }) => set({ isModule: target.checked })} />
        {t('module')}
      </label>
      <label>
        <input type="checkbox" checked={options.isTypeScript === true} onChange={({ target }) => set({ isTypeScript: target.checked })} />
        {t('typescript')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={wat !== undefined}
          // What it holds is not thrown away by a click.
          disabled={wat !== undefined && wat.trim() !== ''}
          aria-describedby={wat === undefined ? undefined : `${id}wat`}
          onChange={({ target }) => onWat(target.checked)}
        />
        {t('wat')}
      </label>
      {wat !== undefined && (
        <p className="play-hint" id={`${id}wat`}>
          {t('wat_hint', { place: WASM_PLACE })}
        </p>
      )}
      <label htmlFor={`${id}map`}>{t('import_map')}</label>
      <textarea
        id={`${id}map`}
        rows={5}
        dir="ltr"
        spellCheck={false}
        maxLength={IMPORT_MAP_MAX}
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}hint ${id}error`}
        onChange={({ target }) => {
          setText(target.value)
          set({ importMap: target.value })
        }}
      />
      <p className="play-hint" id={`${id}hint`}>
        {t('import_map_hint', { example: EXAMPLE })}
      </p>
      <p className="play-error" id={`${id}error`} role="status">
        {error !== undefined && t(error.key, error.values)}
      </p>
    </PlayMenu>
  )
}
