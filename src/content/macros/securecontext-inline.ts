import { defineBadge } from './badge.ts'

/** `{{SecureContext_Inline}}` */
export const secureContextInline = defineBadge('securecontext_inline', 'secure', 'secure_context_label', 'secure_context_title')
