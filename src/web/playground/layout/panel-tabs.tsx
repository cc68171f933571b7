import type { KeyboardEvent, ReactNode } from 'react'
import { usePlayText } from '../texts/play-text.ts'

export const PANELS = ['html', 'css', 'js', 'wat', 'result', 'console'] as const
export type Panel = (typeof PANELS)[number]

interface PanelTabsProps {
  /** Those that there are, in the order of `PANELS`. */
  readonly panels: readonly Panel[]
  readonly names: Readonly<Record<Panel, string>>
  readonly chosen: Panel
  readonly onChoose: (panel: Panel) => void
}

/** The tabs of a narrow window (WAI-ARIA Authoring Practices, "Tabs"). */
export function PanelTabs({ panels, names, chosen, onChoose }: PanelTabsProps): ReactNode {
  const t = usePlayText()
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextPanel(event.key, { panels, chosen, isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl' })
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div className="play-tabs" role="tablist" tabIndex={-1} aria-label={t('panels')} onKeyDown={press}>
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          role="tab"
          id={tabId(panel)}
          aria-selected={panel === chosen}
          aria-controls={panelId(panel)}
          tabIndex={panel === chosen ? 0 : -1}
          onClick={() => onChoose(panel)}
        >
          {names[panel]}
        </button>
      ))}
    </div>
  )
}

/** The id of a panel's element. */
export function panelId(panel: Panel): string {
  return `play-${panel}`
}

/** The id of its tab. */
export function tabId(panel: Panel): string {
  return `play-tab-${panel}`
}

interface TabPosition extends Pick<PanelTabsProps, 'panels' | 'chosen'> {
  readonly isRightToLeft: boolean
}

function nextPanel(key: string, { panels, chosen, isRightToLeft }: TabPosition): Panel | undefined {
  const at = panels.indexOf(chosen)
  const forward = isRightToLeft ? -1 : 1
  if (key === 'Home') return panels.at(0)
  if (key === 'End') return panels.at(-1)
  if (key === 'ArrowRight') return panels.at((at + forward) % panels.length)
  return key === 'ArrowLeft' ? panels.at((at - forward) % panels.length) : undefined
}
