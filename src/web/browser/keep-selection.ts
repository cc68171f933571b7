/** What opens and closes a part of the page as a button does. In the text of an article a `<summary>` is text, and stays as it is. */
const OPENERS = ':is(.compat, nav, .disclosure) summary'

/**
 * A press on what opens a part of the page leaves the selection where it is, as a press on a button does. Else browsers begin a selection there, and
 * Chromium then reads all the text before it (docs/behaviour/reading.md 32).
 */
export function keepSelection(): void {
  document.addEventListener('selectstart', (event) => {
    const { target } = event
    const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
    if (element?.closest('a, summary')?.matches(OPENERS)) event.preventDefault()
  })
}
