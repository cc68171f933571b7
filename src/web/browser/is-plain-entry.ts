/**
 * Whether the page of a history entry is to stay as the server sent it (`reloadPlainly` in history-entry.ts).
 *
 * @param state of the entry
 */
export function isPlainEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPlain' in state && state.isPlain === true
}
