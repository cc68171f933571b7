import { type ReactNode, useRef } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { usePanelOverArticle } from './use-panel-over-article.ts'

interface PanelToggleProps {
  /** Class of the button; its stylesheet gives the icon. */
  readonly name: string
  /** Id of the panel. */
  readonly controls: string
  readonly label: string
  /** Another page closes the panel. */
  readonly currentUrl: string
}

/** A button in the article's bar for a panel over the article. It is called the same whether the panel is open or not. */
export function PanelToggle({ label, ...props }: PanelToggleProps): ReactNode {
  const toggle = useRef<HTMLDetailsElement>(null)
  usePanelOverArticle(toggle, props.controls)
  return <Disclosure {...props} labels={{ open: label, close: label }} ref={toggle} />
}
