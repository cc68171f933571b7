import type { Migration } from './migration.ts'

/** WebAssembly text in shared code. */
export const sharedWat: Migration = {
  name: '0005-shared-wat',
  statements: ['alter table playground_codes add column wat {text}'],
}
