import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'

interface RawHtmlProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'a' | 'div' | 'footer' | 'h1' | 'nav' | 'p' | 'section'
  /** Of the builder or of this part's own functions, never of a visitor. */
  readonly html: string
  readonly href?: string
  readonly ref?: Ref<HTMLElement>
  readonly [data: `data-${string}`]: string | number | undefined
}

/**
 * An element whose content is a string of HTML: what the builder made is neither escaped nor compared by React. In hydration what the page
 * holds stays. The only place that puts HTML into the tree.
 */
export function RawHtml({ as, html, ...attributes }: RawHtmlProps): ReactNode {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true })
}
