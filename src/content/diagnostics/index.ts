import type { Check } from './check.ts'
import { CODE_KINDS } from './code-kinds.ts'
import { DATA_KINDS } from './data-kinds.ts'
import { FILE_KINDS } from './file-kinds.ts'
import { IMAGE_KINDS } from './image-kinds.ts'
import { LINK_KINDS } from './link-kinds.ts'
import { MACRO_KINDS } from './macro-kinds.ts'
import { SIDEBAR_KINDS } from './sidebar-kinds.ts'
import { SITE_KINDS } from './site-kinds.ts'
import { TEXT_KINDS } from './text-kinds.ts'
import { TRANSLATION_KINDS } from './translation-kinds.ts'

const KINDS = [
  ...LINK_KINDS,
  ...IMAGE_KINDS,
  ...TEXT_KINDS,
  ...CODE_KINDS,
  ...MACRO_KINDS,
  ...DATA_KINDS,
  ...SIDEBAR_KINDS,
  ...FILE_KINDS,
  ...TRANSLATION_KINDS,
  ...SITE_KINDS,
] as const

/** Every kind of diagnostics there is, by subject. */
export const CHECKS: readonly Check[] = KINDS

/** The name of a kind: `broken-link`. */
export type DiagnosticKind = (typeof KINDS)[number]['kind']
