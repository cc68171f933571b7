/**
 * The entry that gets the focus when the one at `index` is removed: the next one, else the previous one.
 *
 * @param entries as they are before the removal
 * @returns undefined when no other entry is there
 * @example neighbourOf(['a', 'b', 'c'], 2) // 'b'
 */
export function neighbourOf<Entry>(entries: ArrayLike<Entry>, index: number): Entry | undefined {
  return entries[index + 1] ?? entries[index - 1]
}
