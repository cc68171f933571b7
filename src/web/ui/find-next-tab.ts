interface TabPlace {
  readonly index: number
  readonly count: number
  readonly isRightToLeft: boolean
}

/**
 * The tab that a key leads to, round the ends (ARIA Authoring Practices, 'Tabs'): arrows as they point, Home, End; the space bar stays, for
 * on a link it would scroll. Undefined for all other keys.
 *
 * @example findNextTab('ArrowRight', { index: 3, count: 4, isRightToLeft: false }) // 0
 */
export function findNextTab(key: string, { index, count, isRightToLeft }: TabPlace): number | undefined {
  const step = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count
    case 'ArrowLeft':
      return (index - step + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return index
    default:
      return undefined
  }
}
