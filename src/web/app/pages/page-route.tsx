import type { ReactNode } from 'react'
import type { AnyPage } from '../../ui/page-kind.ts'
import { kindOf } from './load-kind.ts'

/** Shows a page with the component of its kind. */
export function PageRoute({ view }: { readonly view: AnyPage }): ReactNode {
  const { Component } = kindOf(view)
  return <Component view={view} />
}
