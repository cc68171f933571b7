import { PageFile } from '#contracts/page-file.ts'
import type { Output } from './output.ts'

/** Where the schema of all `index.json` files is published, below the public folder. The address stays (docs/decisions/0015). */
const PAGE_SCHEMA_PATH = 'schemas/index.json'

/** The published schema of all `index.json` files. */
export const pageSchemaFiles: Output = () => [{ path: PAGE_SCHEMA_PATH, make: pageSchema }]

/** The JSON Schema (draft 2020-12) of what an `index.json` holds. */
function pageSchema(): string {
  return JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/${PAGE_SCHEMA_PATH}`,
    title: 'index.json of a page',
    ...PageFile,
  })
}
