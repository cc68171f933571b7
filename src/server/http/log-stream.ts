import { joinLines, writeToStandardOutput } from './join-lines.ts'
import type { LineTarget, LogTarget } from './server-options.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** As in `LogStream`. */
    repeatLine(log: () => void): () => void
  }
}

/** The beginning of a line, up to its time in milliseconds since 1970. The logger writes it before anything that a request brings. */
const START = /^\{"level":\d+,"time":(?=(\d+),)/

/** The stream of a logger, which can write a line again with another time. */
export class LogStream implements LineTarget {
  readonly #target: LineTarget
  #isTried = false
  #tried = ''

  constructor(target: LineTarget) {
    this.#target = target
  }

  write(line: string): void {
    if (this.#isTried) this.#tried = line
    else this.#target.write(line)
  }

  /**
   * Logs the same many times. The logger makes the line once, which is not written, and what is returned writes it with the time of that moment.
   *
   * @param log logs one line, or none when the log takes more important ones only
   */
  repeatLine(log: () => void): () => void {
    const line = this.#try(log)
    const [start = '', time = ''] = START.exec(line) ?? []
    if (start === '') return log
    const end = line.slice(start.length + time.length)
    return () => this.#target.write(`${start}${Date.now()}${end}`)
  }

  #try(log: () => void): string {
    this.#isTried = true
    this.#tried = ''
    try {
      log()
      return this.#tried
    } finally {
      this.#isTried = false
    }
  }
}

/** The stream of the log of a server. Undefined when it has no line for each request. */
export function openLogStream(target: LogTarget): LogStream | undefined {
  if (target === false || target === 'errors') return undefined
  return new LogStream(target === true ? joinLines(writeToStandardOutput) : target)
}
