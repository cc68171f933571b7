import { type Recording, RecordingSchema } from '#scanner/recording/recording.ts'
import { createInputCheck, type InputCheck } from '#server/http/input/input-check.ts'
import { readJsonFile } from './read-json-file.ts'
import { ConfigError } from './setting.ts'

/** Enough for a body of 1 MiB, however it is written in JSON, and headers. */
const MAX_BYTES = 16 * 1024 * 1024
const WEB = /^https?:\/\//

/**
 * The recording in a file (docs/guides/observatory.md).
 *
 * @throws ConfigError when the file is none: it names the field and what was expected
 */
export async function readRecording(file: string): Promise<Recording> {
  const value = await readJsonFile(file, { expected: 'a recording (docs/guides/observatory.md)', maxBytes: MAX_BYTES })
  const check: InputCheck<typeof RecordingSchema> = createInputCheck(RecordingSchema)
  const problem = check.findProblem(value)
  if (problem !== undefined) throw new ConfigError(`${file} is no recording: ${problem.field} ${problem.expected}`)
  check.check(value)
  const wrong = listAddresses(value).find((address) => !WEB.test(address) || !URL.canParse(address))
  if (wrong !== undefined) throw new ConfigError(`${file} is no recording: ${JSON.stringify(wrong)} is no address; expected https://host/`)
  return value
}

function listAddresses({ http, https }: Recording): readonly string[] {
  const chains = [http, https].flatMap((chain) => chain ?? [])
  return chains.flatMap(({ responses, unreachable }) => [
    ...responses.map(({ url }) => url),
    ...(unreachable === null ? [] : [unreachable]),
  ])
}
