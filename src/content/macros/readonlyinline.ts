import { defineBadge } from './badge.ts'

/** `{{ReadOnlyInline}}` */
export const readOnlyInline = defineBadge('readonlyinline', 'readonly', 'read_only_label', 'read_only_title')
