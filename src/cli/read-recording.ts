import { readFile, stat } from 'node:fs/promises'
import { type Recording, RecordingSchema } from '#scanner/recording/recording.ts'
import { createInputCheck, type InputCheck } from '#server/http/input/input-check.ts'
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
  if ((await stat(file)).size > MAX_BYTES) throw new ConfigError(`${file}: a recording has at most 16 MiB`)
  const value = parse(await readFile(file, 'utf8'), file)
  const check: InputCheck<typeof RecordingSchema> = createInputCheck(RecordingSchema)
  const problem = check.findProblem(value)
  if (problem !== undefined) throw new ConfigError(`${file} is no recording: ${problem.field} ${problem.expected}`)
  check.check(value)
  const wrong = listAddresses(value).find((address) => !WEB.test(address) || !URL.canParse(address))
  if (wrong !== undefined) throw new ConfigError(`${file} is no recording: ${JSON.stringify(wrong)} is no address; expected https://host/`)
  return value
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError(`${file} is no recording: expected JSON`)
  }
}

function listAddresses({ http, https }: Recording): readonly string[] {
  const chains = [http, https].flatMap((chain) => chain ?? [])
  return chains.flatMap(({ responses, unreachable }) => [
    ...responses.map(({ url }) => url),
    ...(unreachable === null ? [] : [unreachable]),
  ])
}
