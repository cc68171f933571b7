import type { TextKey } from '#locales/content.ts'
import { jsonDataVersion } from './json-data.ts'
import { loadRootTexts, type NamedTexts, RootTexts, type TextNames } from './root-texts.ts'

const FILE = 'L10n-Template.json'

/** Our texts that a content root can replace, and what they are called in its file. */
const NAMES: TextNames = {
  experimental_title: 'experimental_badge_title',
  experimental_label: 'experimental_badge_abbreviation',
  experimental_banner: 'see_compat_table_copy',
  deprecated_title: 'deprecated_badge_title',
  deprecated_label: 'deprecated_badge_abbreviation',
  deprecated_banner: 'deprecated_header_copy',
  non_standard_title: 'non_standard_badge_title',
  non_standard_label: 'non_standard_badge_abbreviation',
  non_standard_banner: 'non_standard_header_copy',
  secure_context_label: 'secure_context_label',
  secure_context_title: 'secure_context_inline_copy',
  secure_context_banner: 'secure_context_header_copy',
  optional_label: 'optional',
  read_only_label: 'readonly_badge_abbreviation',
  read_only_title: 'readonly_badge_title',
  in_workers_default: 'available_in_worker__default',
  in_workers_worker: 'available_in_worker__worker',
  in_workers_dedicated: 'available_in_worker__dedicated',
  in_workers_service: 'available_in_worker__service',
  in_workers_window_and_worker_except_service: 'available_in_worker__window_and_worker_except_service',
  in_workers_window_and_worker_except_shared: 'available_in_worker__window_and_worker_except_shared',
  in_workers_worker_except_service: 'available_in_worker__worker_except_service',
  in_workers_window_and_dedicated: 'available_in_worker__window_and_dedicated',
  in_workers_window_and_service: 'available_in_worker__window_and_service',
  try_it: 'interactive_example_cta',
  previous: 'previous',
  next: 'next',
  external_link: 'external_link',
}

/** Texts of macros that a content root brings along in `files/jsondata/L10n-Template.json`. */
export class TemplateTexts extends RootTexts {
  constructor(texts: NamedTexts) {
    super(NAMES, texts)
  }
}

/** Whether a content root can replace this text. */
export function isTemplateText(key: TextKey): boolean {
  return NAMES[key] !== undefined
}

/** Reads the file of the first content root that has it. One that can't be used counts as none. */
export function loadTemplateTexts(roots: readonly string[]): TemplateTexts {
  return new TemplateTexts(loadRootTexts(roots, FILE))
}

/** Snapshot of the file. */
export function templateTextsVersion(roots: readonly string[]): string {
  return jsonDataVersion(roots, FILE)
}
