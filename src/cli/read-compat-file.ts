import Type from 'typebox'
import Value from 'typebox/value'
import type { CompatSnapshot } from '#updates/compat-snapshot.ts'
import { readJsonFile } from './read-json-file.ts'
import { ConfigError } from './setting.ts'

/** Version 8 of the data has 21 MB. */
const MAX_BYTES = 200 * 1024 * 1024

const Text = Type.String({ minLength: 1, maxLength: 1000 })
const Release = Type.Object({
  index: Type.Optional(Type.Number()),
  release_date: Type.Optional(Text),
  status: Type.Optional(Text),
  engine: Type.Optional(Text),
  engine_version: Type.Optional(Text),
  release_notes: Type.Optional(Text),
})
const Browser = Type.Object({ name: Text, type: Text, releases: Type.Optional(Type.Record(Type.String(), Release)) })
/** What the updates cannot do without; statements of another shape are passed over. */
const Snapshot = Type.Object({
  __meta: Type.Object({
    version: Text,
    timestamp: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,6})?Z$' }),
  }),
  browsers: Type.Record(Type.String(), Browser),
})

/**
 * A file of compatibility data, such as `data.json` of another version of @mdn/browser-compat-data.
 *
 * @throws ConfigError when it is none: what was expected, and where
 */
export async function readCompatFile(file: string): Promise<CompatSnapshot> {
  const data = await readJsonFile(file, { expected: 'the data.json of a version of @mdn/browser-compat-data', maxBytes: MAX_BYTES })
  if (isSnapshot(data)) return data
  const [problem] = Value.Errors(Snapshot, data)
  const place = problem === undefined || problem.instancePath === '' ? '' : ` at ${problem.instancePath}`
  throw new ConfigError(`${file} is no data.json of @mdn/browser-compat-data: ${problem?.message ?? 'it has another shape'}${place}`)
}

function isSnapshot(data: unknown): data is CompatSnapshot {
  return Value.Check(Snapshot, data)
}
