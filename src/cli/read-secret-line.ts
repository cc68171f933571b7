import { createInterface } from 'node:readline'
import { addAbortSignal, type Readable, type Writable } from 'node:stream'
import { ConfigError } from './setting.ts'
import { Stopped } from './stopped.ts'

/** More than any password may have. */
const MAX_BYTES = 4096

interface SecretInput {
  readonly input: Readable & { readonly isTTY?: boolean }
  /** Gets the question on a terminal. */
  readonly prompts: Writable
  readonly signal: AbortSignal
}

/**
 * The first line of a stream, without its end. What stands on a command line is seen by everybody on the machine; this isn't. A terminal is asked
 * for it, and does not show what is typed.
 *
 * @throws ConfigError when the line is too long
 * @throws Stopped, or the reason of the signal
 */
export async function readSecretLine({ input, prompts, signal }: SecretInput): Promise<string> {
  try {
    const line = input.isTTY === true ? await ask(input, prompts, signal) : await readLine(addAbortSignal(signal, input))
    if (Buffer.byteLength(line) > MAX_BYTES) throw tooLong()
    return line
  } finally {
    signal.throwIfAborted()
  }
}

async function readLine(stream: AsyncIterable<Buffer | string>): Promise<string> {
  // The bytes of a letter may come in two chunks.
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    if (Buffer.byteLength(text) > MAX_BYTES) throw tooLong()
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/, 1)[0] ?? ''
}

function tooLong(): ConfigError {
  return new ConfigError(`the password on standard input is too long; expected at most ${MAX_BYTES} bytes`)
}

/** Without an output, so that nothing is shown. A terminal whose keys are read one by one sends no signal for Ctrl-C: the lines end. */
async function ask(input: Readable, prompts: Writable, signal: AbortSignal): Promise<string> {
  prompts.write('Password (not shown): ')
  const lines = createInterface({ input, terminal: true, signal })
  try {
    for await (const line of lines) return line
    throw new Stopped()
  } finally {
    lines.close()
    prompts.write('\n')
  }
}
