import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'

/*
 * The work of the yardstick, in a process of its own (bench/yardstick.ts starts it). Five kinds of work, as the builder and the server have
 * them, on text that is made here and always the same. Prints the processor time of each in milliseconds as JSON.
 *
 * Change anything here, or the version of markdown-it, and figures in yardsticks can't be compared with older ones: then raise the number in
 * bench/yardstick.ts.
 */
const PARAGRAPHS = 3_000
const WORDS = [
  'the',
  'grid',
  'of',
  '`display`',
  'value',
  '[link](/en-US/docs/Web)',
  'and',
  '**box**',
  'element',
  'a',
  '<b>',
  'is',
  'to',
  'set',
]

const text = makeText()
const work = { patterns, markdown, json, maps, files }
const times = Object.entries(work).map(([name, run]) => [name, processorTimeOf(run)])
const packages = createRequire(import.meta.url)
const version: string = packages('markdown-it/package.json').version
console.log(JSON.stringify({ times: Object.fromEntries(times), markdownIt: version }))

/** Numbers that look random and are the same on every machine (a linear congruential generator). */
function createNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function makeText(): string {
  const next = createNumbers()
  return Array.from({ length: PARAGRAPHS }, (_, index) => {
    const words = Array.from({ length: 20 + Math.floor(next() * 40) }, () => WORDS[Math.floor(next() * WORDS.length)])
    return `${index % 12 === 0 ? `## Part ${index}\n\n` : ''}${index % 5 === 0 ? '- ' : ''}${words.join(' ')}.\n\n`
  }).join('')
}

/** Twice: the first run is that of code that V8 has not compiled yet. */
function processorTimeOf(run: () => void): number {
  run()
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function patterns(): void {
  let count = 0
  for (let round = 0; round < 25; round += 1) {
    for (const pattern of [/\[([^\]]+)\]\(([^)]+)\)/g, /`[^`]+`/g, /<\/?[a-z]+>/g, /\b(?:grid|value|element)\b/gi]) {
      count += text.match(pattern)?.length ?? 0
    }
    count += text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).length
  }
  if (count === 0) throw new Error('the patterns found nothing')
}

function markdown(): void {
  const parser = new MarkdownIt({ html: true })
  for (let round = 0; round < 2; round += 1) parser.render(text)
}

function json(): void {
  const next = createNumbers()
  const rows = Array.from({ length: 12_000 }, (_, id) => ({
    id,
    title: `Page ${id}`,
    share: next(),
    words: WORDS,
    parent: { id: id >> 1 },
  }))
  for (let round = 0; round < 9; round += 1) JSON.parse(JSON.stringify(rows))
}

function maps(): void {
  const next = createNumbers()
  for (let round = 0; round < 4; round += 1) {
    const counts = new Map<string, number>()
    for (let step = 0; step < 150_000; step += 1) {
      const key = `page/${Math.floor(next() * 60_000)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
}

function files(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-yardstick-'))
  try {
    for (let index = 0; index < 700; index += 1) {
      const path = join(folder, String(index))
      mkdirSync(path)
      writeFileSync(join(path, 'index.html'), text.slice(index, index + 8_000))
      readFileSync(join(path, 'index.html'), 'utf8')
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
