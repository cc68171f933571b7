import { defineBanner } from './banner.ts'

/** `{{Non-standard_Header}}` */
export const nonStandardHeader = defineBanner('non_standard_header', 'nonstandard', 'non_standard_banner')
