import type { ReactNode } from 'react'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import { usePlayText } from '../texts/play-text.ts'
import { LAYOUTS, type Layout } from './layout-choice.ts'
import { PlayMenu } from './play-menu.tsx'
import type { UsedLayout } from './use-layout.ts'

interface LayoutMenuProps {
  readonly used: UsedLayout
}

const LABELS: Readonly<Record<Layout, PlaygroundTextKey>> = {
  columns: 'layout_columns',
  rows: 'layout_rows',
  result: 'layout_result',
}

/** Where the result stands. */
export function LayoutMenu({ used }: LayoutMenuProps): ReactNode {
  const t = usePlayText()
  return (
    <PlayMenu name="play-layouts" title={t('layout')}>
      <fieldset>
        <legend className="visually-hidden">{t('layout')}</legend>
        {LAYOUTS.map((layout) => (
          <label key={layout}>
            <input type="radio" name="play-layout" checked={used.layout === layout} onChange={() => used.choose(layout)} />
            {t(LABELS[layout])}
          </label>
        ))}
      </fieldset>
      <button type="button" className="play-button" onClick={() => used.restore()}>
        {t('layout_even')}
      </button>
    </PlayMenu>
  )
}
