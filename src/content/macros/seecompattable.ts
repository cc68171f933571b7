import { defineBanner } from './banner.ts'

/** `{{SeeCompatTable}}` */
export const seeCompatTable = defineBanner('seecompattable', 'experimental', 'experimental_banner')
