import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'

/** An entry of the sidebar of the documentation of Plus. */
export const PlusDocLink = closedObject({ url: Type.String({ pattern: '^/' }), title: Type.String({ minLength: 1 }) })
export type PlusDocLink = Static<typeof PlusDocLink>
