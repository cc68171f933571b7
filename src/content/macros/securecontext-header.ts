import { defineBanner } from './banner.ts'

/** `{{SecureContext_Header}}` */
export const secureContextHeader = defineBanner('securecontext_header', 'secure', 'secure_context_banner')
