import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { LogStream } from './log-stream.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A log of the framework, and its lines. */
function openLog(level: string) {
  const lines: string[] = []
  const stream = new LogStream({ write: (line) => void lines.push(line) })
  return { stream, lines, log: fastify({ logger: { level, stream } }).log }
}

function setTime(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
}

test('a repeated line is the one that the log writes, each with its time', () => {
  const { stream, lines, log } = openLog('info')
  const write = (): void => log.info({ path: '/"},"time":1,\n', ms: 0 }, 'request')
  setTime(1000)
  const repeat = stream.repeatLine(write)
  expect(lines).toEqual([])
  for (const time of [2000, 3000]) {
    setTime(time)
    repeat()
    write()
  }
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe(lines[1])
  expect(lines[2]).toBe(lines[3])
  expect(lines.map((line) => JSON.parse(line).time)).toEqual([2000, 2000, 3000, 3000])
})

test('what the log does not take is not repeated either', () => {
  const { stream, lines, log } = openLog('error')
  stream.repeatLine(() => log.info('request'))()
  expect(lines).toEqual([])
  log.error('failed')
  expect(lines).toHaveLength(1)
})

test('a line without a time at its beginning is logged as it comes', () => {
  const lines: string[] = []
  const stream = new LogStream({ write: (line) => void lines.push(line) })
  stream.repeatLine(() => stream.write('a line\n'))()
  expect(lines).toEqual(['a line\n'])
})

test('after an error of the logger, lines are written again', () => {
  const { stream, lines, log } = openLog('info')
  expect(() =>
    stream.repeatLine(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  log.info('request')
  expect(lines).toHaveLength(1)
})
