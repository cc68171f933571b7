import type { LightningCSSOptions } from 'vite'

/** Text that is aligned as its parent is, in Chromium as well: there the value has a prefix, which Lightning CSS does not add. */
export const prefixMatchParent: NonNullable<LightningCSSOptions['visitor']> = {
  Declaration: {
    'text-align': (declaration) => {
      if (declaration.property !== 'text-align' || declaration.value !== 'match-parent') return
      const ident = { type: 'ident', value: '-webkit-match-parent' } as const
      return [
        { property: 'unparsed', value: { propertyId: { property: 'text-align' }, value: [{ type: 'token', value: ident }] } },
        declaration,
      ]
    },
  },
}
