import { writeSync } from 'node:fs'

/** How long to wait for a log that takes no more bytes at the moment. */
const WAIT_MS = 5

/**
 * A log that writes the lines of one turn of the event loop together: under load, one write for many requests. A slow log holds up the
 * server, so that lines never pile up in memory. A log that is closed does not stop the server.
 *
 * @param write writes a text to the log and returns how many bytes of it were written, as `writeSync` does
 */
export function joinLines(write: (bytes: Uint8Array) => number): { write(line: string): void } {
  let lines = ''
  const flush = (): void => {
    const bytes = Buffer.from(lines)
    lines = ''
    for (let written = 0; written < bytes.length; ) written += tryToWrite(write, bytes.subarray(written))
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
