import { readFile } from 'node:fs/promises'
import Type from 'typebox'
import Value from 'typebox/value'
import { parseJson } from '#content/text/json.ts'
import type { CompatSnapshot } from '#updates/compat-snapshot.ts'
import { reasonOf } from './reason-of.ts'
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
  const data = await readJson(file)
  if (isSnapshot(data)) return data
  const [problem] = Value.Errors(Snapshot, data)
  const place = problem === undefined || problem.instancePath === '' ? '' : ` at ${problem.instancePath}`
  throw new ConfigError(`${file} is no data.json of @mdn/browser-compat-data: ${problem?.message ?? 'it has another shape'}${place}`)
}

async function readJson(file: string): Promise<unknown> {
  try {
    const bytes = await readFile(file)
    if (bytes.length > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES / 1024 / 1024} MiB`)
    return parseJson(bytes.toString())
  } catch (error) {
    throw new ConfigError(`${file} can't be read: ${reasonOf(error)}; expected the data.json of a version of @mdn/browser-compat-data`)
  }
}

function isSnapshot(data: unknown): data is CompatSnapshot {
  return Value.Check(Snapshot, data)
}
