import { defineBanner } from './banner.ts'

/** `{{Deprecated_Header}}` */
export const deprecatedHeader = defineBanner('deprecated_header', 'deprecated', 'deprecated_banner')
