import { Fragment, type ReactNode, useState } from 'react'
import type { PlayLanguage } from '../play-code.ts'
import type { TranslatePlayground } from '../share/share-props.ts'
import type { Split } from './layout-choice.ts'
import { type Panel, PanelTabs, panelId, tabId } from './panel-tabs.tsx'
import { SplitLine } from './split-line.tsx'
import type { UsedLayout } from './use-layout.ts'
import './workspace.css'

interface WorkspaceProps {
  readonly used: UsedLayout
  readonly names: Readonly<Record<Panel, string>>
  /** The panel of a narrow window. */
  readonly chosen: Panel
  readonly onChoose: (panel: Panel) => void
  /** Editors of which only the name is shown. */
  readonly closed: readonly PlayLanguage[]
  readonly panels: Readonly<Record<Panel, ReactNode>>
  readonly t: TranslatePlayground
}

const EDITORS = ['html', 'css', 'js'] as const
const OUTPUT = ['result', 'console'] as const

/**
 * The panels. They stand in the document in one order whatever the layout, so that neither the frame nor an editor is made anew: the sheet
 * says where the parts of a split stand, the sizes are set here.
 */
export function Workspace(props: WorkspaceProps): ReactNode {
  const { used, names, chosen, onChoose, t } = props
  const { layout, isNarrow, sizes } = used
  const [isMoving, setMoving] = useState(false)
  const isBeside = layout === 'columns'
  return (
    <>
      {isNarrow && <PanelTabs names={names} chosen={chosen} onChoose={onChoose} t={t} />}
      <div
        className="play-workspace"
        data-layout={isNarrow ? 'tabs' : layout}
        data-moving={isMoving || undefined}
        onPointerDown={({ target }) => setMoving(target instanceof Element && target.classList.contains('play-line'))}
        onPointerUp={() => setMoving(false)}
        onPointerCancel={() => setMoving(false)}
      >
        <div className="play-editors" id="play-code" style={{ flexGrow: sizes.main[0] }}>
          <Panels {...props} split="editors" panels={EDITORS} contents={props.panels} isBeside={!isBeside} />
        </div>
        {!isNarrow && layout !== 'result' && (
          <SplitLine
            label={t('resize', { first: t('code'), second: t('result') })}
            controls="play-code"
            orientation={isBeside ? 'vertical' : 'horizontal'}
            sizes={sizes.main}
            index={0}
            onMove={(by) => used.move('main', 0, by)}
            onReset={() => used.restore('main')}
          />
        )}
        <div className="play-output" style={{ flexGrow: sizes.main[1] }}>
          <Panels {...props} split="output" panels={OUTPUT} contents={props.panels} isBeside={layout === 'rows'} />
        </div>
      </div>
    </>
  )
}

interface PanelsProps extends Omit<WorkspaceProps, 'panels'> {
  readonly split: Exclude<Split, 'main'>
  readonly panels: readonly Panel[]
  readonly contents: Readonly<Record<Panel, ReactNode>>
  /** The panels stand beside one another. */
  readonly isBeside: boolean
}

function Panels({ used, names, chosen, closed, split, panels, contents, isBeside, t }: PanelsProps): ReactNode {
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
            orientation={isBeside ? 'vertical' : 'horizontal'}
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
