import { defineBadge } from './badge.ts'

/** `{{Optional_Inline}}` */
export const optionalInline = defineBadge('optional_inline', 'optional', 'optional_label')
