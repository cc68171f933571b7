/** More than any password may have. */
const MAX_BYTES = 4096

/**
 * The first line of a stream, without its end. What stands on a command line is seen by everybody on the machine; this isn't.
 *
 * @throws Error when the line is too long
 */
export async function readSecretLine(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += chunk.toString()
    if (Buffer.byteLength(text) > MAX_BYTES) throw new Error('the password on standard input is too long')
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/, 1)[0] ?? ''
}
