/**
 * Lets the switch above a list open all features, so that their controls say so, and close all but the first one.
 *
 * @returns a cleanup
 */
export function attachOpenAll(table: HTMLElement): () => void {
  const all = table.querySelector<HTMLInputElement>('.compat-all input')
  if (all === null) return () => undefined
  const apply = (): void => {
    for (const [index, feature] of [...table.querySelectorAll<HTMLDetailsElement>('th > details')].entries())
      feature.open = all.checked || index === 0
  }
  // It works without the script too: what it was set to before stays.
  if (all.checked) apply()
  const listening = new AbortController()
  all.addEventListener('change', apply, { signal: listening.signal })
  return () => listening.abort()
}
