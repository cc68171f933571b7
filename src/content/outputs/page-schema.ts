import { PageFile } from '#contracts/page-file.ts'

/** Where the schema of all `index.json` files is published, below the public folder. The address stays (docs/decisions/0015). */
export const PAGE_SCHEMA_PATH = 'schemas/index.json'

/** The JSON Schema (draft 2020-12) of what an `index.json` holds. */
export function pageSchema(): string {
  return JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/${PAGE_SCHEMA_PATH}`,
    title: 'index.json of a page',
    ...PageFile,
  })
}
