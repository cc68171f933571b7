import Type from 'typebox'

/** The heading that a section has. `title` is HTML. */
export const heading = { id: Type.String(), title: Type.String(), isH3: Type.Boolean() }

/** Of content before the first heading and after a typed section. */
export const noHeading = { isH3: Type.Literal(false) }
