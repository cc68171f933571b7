/** Acts on each press outside of an element, and on each focus that goes outside of it. */
export function whenUsedOutside(
  inside: () => Element | null,
  act: () => void,
  { signal, kinds = PRESS_AND_FOCUS }: { readonly signal: AbortSignal; readonly kinds?: readonly string[] },
): void {
  const follow = ({ target }: Event): void => {
    if (!(target instanceof Node && inside()?.contains(target) === true)) act()
  }
  for (const kind of kinds) document.addEventListener(kind, follow, { signal })
}

const PRESS_AND_FOCUS = ['pointerdown', 'focusin'] as const
