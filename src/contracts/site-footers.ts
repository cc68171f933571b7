import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'

const FooterLink = closedObject({
  title: Type.String(),
  text: Type.Optional(Type.String()),
  url: Type.String(),
  isEnglish: Type.Optional(Type.Literal(true)),
})
const FooterColumn = closedObject({ title: Type.String(), links: Type.Array(FooterLink) })

/** What the footer shows, for the pages that the server writes itself; pages of the build have it in their HTML. */
export const SiteFooters = closedObject({
  /** The name in the copyright line. */
  name: Type.String(),
  /** First year of the copyright range. */
  firstYear: Type.Integer(),
  /** The columns of links in each language of the interface. */
  columns: Type.Record(Type.String(), Type.Array(FooterColumn)),
})
export type SiteFooters = Static<typeof SiteFooters>

/** The file of a build with them, below the public folder. */
export const SITE_FOOTERS_FILE = 'static/footers.json'
