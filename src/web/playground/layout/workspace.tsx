import { Fragment, type ReactNode, useState } from 'react'
import type { PlayLanguage } from '../code/play-code.ts'
import { usePlayText } from '../texts/play-text.ts'
import type { Split } from './layout-choice.ts'
import { PANELS, type Panel, PanelTabs, panelId, tabId } from './panel-tabs.tsx'
import { SplitLine } from './split-line.tsx'
import type { UsedLayout } from './use-layout.ts'
import './workspace.css'

type Panels = Readonly<Record<Exclude<Panel, 'wat'>, ReactNode> & Partial<Record<'wat', ReactNode>>>

interface WorkspaceProps {
  readonly used: UsedLayout
  readonly names: Readonly<Record<Panel, string>>
  /** The panel of a narrow window. */
  readonly chosen: Panel
  readonly onChoose: (panel: Panel) => void
  /** Editors of which only the name is shown. */
  readonly closed: readonly PlayLanguage[]
  /** The editor of WebAssembly text is there only when the code has such a text. */
  readonly panels: Panels
}

const EDITORS = ['html', 'css', 'js', 'wat'] as const
const OUTPUT = ['result', 'console'] as const

/**
 * The panels. They stand in the document in one order whatever the layout, so that neither the frame nor an editor is made anew: the stylesheet
 * says where the parts of a split stand, the sizes are set here.
 */
export function Workspace(props: WorkspaceProps): ReactNode {
  const { used, names, onChoose } = props
  const t = usePlayText()
  const there = PANELS.filter((panel) => props.panels[panel] !== undefined)
  // The panel that was chosen may be gone with its text.
  const chosen = there.includes(props.chosen) ? props.chosen : 'html'
  const { layout, isNarrow, sizes } = used
  const [isMoving, setMoving] = useState(false)
  const isSideBySide = layout === 'columns'
  return (
    <>
      {isNarrow && <PanelTabs panels={there} names={names} chosen={chosen} onChoose={onChoose} />}
      <div
        className="play-workspace"
        data-layout={isNarrow ? 'tabs' : layout}
        data-moving={isMoving || undefined}
        onPointerDown={({ target }) => setMoving(target instanceof Element && target.classList.contains('play-line'))}
        onPointerUp={() => setMoving(false)}
        onPointerCancel={() => setMoving(false)}
      >
        <div className="play-editors" id="play-code" style={{ flexGrow: sizes.main[0] }}>
          <PanelRow
            {...props}
            chosen={chosen}
            split="editors"
            panels={EDITORS.filter((panel) => there.includes(panel))}
            contents={props.panels}
            isSideBySide={!isSideBySide}
          />
        </div>
        {!isNarrow && layout !== 'result' && (
          <SplitLine
            label={t('resize', { first: t('code'), second: t('result') })}
            controls="play-code"
            orientation={isSideBySide ? 'vertical' : 'horizontal'}
            sizes={sizes.main}
            index={0}
            onMove={(by) => used.move('main', 0, by)}
            onReset={() => used.restore('main')}
          />
        )}
        <div className="play-output" style={{ flexGrow: sizes.main[1] }}>
          <PanelRow {...props} chosen={chosen} split="output" panels={OUTPUT} contents={props.panels} isSideBySide={layout === 'rows'} />
        </div>
      </div>
    </>
  )
}

interface PanelRowProps extends Omit<WorkspaceProps, 'panels'> {
  readonly split: Exclude<Split, 'main'>
  readonly panels: readonly Panel[]
  readonly contents: Panels
  /** The panels stand next to one another. */
  readonly isSideBySide: boolean
}

function PanelRow({ used, names, chosen, closed, split, panels, contents, isSideBySide }: PanelRowProps): ReactNode {
  const t = usePlayText()
  const { isNarrow } = used
  const sizes = used.sizes[split]
  return panels.map((panel, index) => {
    const isClosed = !isNarrow && closed.some((language) => language === panel)
    const next = panels[index + 1]
    const part = isNarrow
      ? { role: 'tabpanel', 'aria-labelledby': tabId(panel), 'data-behind': panel !== chosen || undefined }
      : { role: 'group', 'aria-label': names[panel], 'data-closed': isClosed || undefined }
    return (
      <Fragment key={panel}>
        <section
          className={`play-panel play-panel-${panel}`}
          id={panelId(panel)}
          style={{ flexGrow: isClosed ? 0 : sizes[index] }}
          {...part}
        >
          {contents[panel]}
        </section>
        {!isNarrow && next !== undefined && (
          <SplitLine
            label={t('resize', { first: names[panel], second: names[next] })}
            controls={panelId(panel)}
            orientation={isSideBySide ? 'vertical' : 'horizontal'}
            sizes={sizes}
            index={index}
            onMove={(by) => used.move(split, index, by)}
            onReset={() => used.restore(split)}
          />
        )}
      </Fragment>
    )
  })
}
