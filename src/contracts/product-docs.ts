import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'

/** An entry of the sidebar of the documentation of a product: Plus, or the scanner. */
export const ProductDocLink = closedObject({ url: Type.String({ pattern: '^/' }), title: Type.String({ minLength: 1 }) })
export type ProductDocLink = Static<typeof ProductDocLink>
