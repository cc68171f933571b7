import { writeSync } from 'node:fs'

/** How long to wait for a log that takes no more bytes at the moment. */
const WAIT_MS = 5
/** So many bytes are written to a pipe without the bytes of another process among them (PIPE_BUF in pipe(7) of Linux). */
const MAX_TOGETHER = 4096
const LINE_END = 0x0a

/**
 * A log that writes the lines of one turn of the event loop together: under load, one write for many requests. A write has whole lines, as many as
 * several processes can write to the same log without breaking them; a longer line has a write of its own. A slow log holds up the
 * server, so that lines never pile up in memory. A log that is closed does not stop the server.
 *
 * @param write writes a text to the log and returns how many bytes of it were written, as `writeSync` does
 */
export function joinLines(write: (bytes: Uint8Array) => number): { write(line: string): void } {
  let lines = ''
  const flush = (): void => {
    const bytes = Buffer.from(lines)
    lines = ''
    for (let start = 0; start < bytes.length; ) {
      const end = endOfPiece(bytes, start)
      while (start < end) start += tryToWrite(write, bytes.subarray(start, end))
    }
  }
  process.on('exit', flush)
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

/** For `joinLines`. */
export function writeToStandardOutput(bytes: Uint8Array): number {
  return writeSync(process.stdout.fd, bytes)
}

/** Where the lines end that are written together, from a place where a line begins. */
function endOfPiece(bytes: Buffer, start: number): number {
  if (bytes.length - start <= MAX_TOGETHER) return bytes.length
  const end = bytes.lastIndexOf(LINE_END, start + MAX_TOGETHER - 1) + 1
  if (end > start) return end
  const lineEnd = bytes.indexOf(LINE_END, start + MAX_TOGETHER)
  return lineEnd === -1 ? bytes.length : lineEnd + 1
}

function tryToWrite(write: (bytes: Uint8Array) => number, bytes: Uint8Array): number {
  try {
    return write(bytes)
  } catch (error) {
    // Whatever else is wrong with the log: the site is served all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return bytes.length
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
    return 0
  }
}
