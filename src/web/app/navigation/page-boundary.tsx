import { Component, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

interface PageBoundaryProps {
  /** What is shown: another one is tried anew. */
  readonly main: object
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly main: object
  readonly isBroken: boolean
}

/** Keeps a page whose components fail from taking header and footer with it: the way to all other pages stays open. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { main: this.props.main, isBroken: false }

  /** React asks what follows from an error below. */
  static getDerivedStateFromError(): Pick<PageBoundaryState, 'isBroken'> {
    return { isBroken: true }
  }

  /** React asks what follows from new props. */
  static getDerivedStateFromProps({ main }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return main === state.main ? null : { main, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children
  }
}
