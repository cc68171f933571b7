import type { ReactNode } from 'react'

/** Prints the page; the stylesheet takes it away where no script runs. */
export function PrintButton({ text }: { readonly text: string }): ReactNode {
  return (
    <p className="print-button">
      <button type="button" className="button" onClick={() => print()}>
        {text}
      </button>
    </p>
  )
}
