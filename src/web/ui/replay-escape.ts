/**
 * Listens for Escape while the code of a menu is on its way, so that the key is not lost on a slow network. What has dealt with the key itself prevents its default.
 *
 * @returns the function to call when the code has come: it presses the key again, where it was pressed, and ends the listening
 */
export function replayEscape(): () => void {
  const control = new AbortController()
  let place: EventTarget | null = null
  addEventListener(
    'keydown',
    ({ key, target, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) place = target
    },
    { signal: control.signal },
  )
  return () => {
    control.abort()
    place?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
}
