import { focusQuietly } from '../browser/focus-quietly.ts'

/**
 * The ref of a control that goes away when it is used, such as "Try again": if it had the focus, the heading above it gets the focus then. Otherwise
 * the next Tab would begin at the top of the page (docs/behaviour/layout.md 19).
 */
export function passFocusOn(control: HTMLElement | null): () => void {
  return () => {
    if (control === null || document.activeElement !== control) return
    const above = listHeadings().filter((heading) => isBefore(heading, control))
    queueMicrotask(() => {
      // What is above may have gone as well, and the title of the page may be another one.
      for (const heading of [...above.reverse(), ...listHeadings()]) {
        if (document.activeElement !== document.body) return
        focusQuietly(heading)
      }
    })
  }
}

function listHeadings(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
}

function isBefore(heading: Node, control: Node): boolean {
  return (heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
