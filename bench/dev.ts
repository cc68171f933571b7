import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type DevServer, startDev } from './dev/dev-server.ts'
import { type EditKind, editKinds } from './dev/edit-kinds.ts'
import { median, quantile } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * The loop of a writer with `lectern dev`, over HTTP against the real command: the first page, with nothing stored and again; the time from saving a file to the
 * new HTML of the page that a browser loads after the report, for 50 edits of its text, its front matter, a sidebar, an image, and data that the content
 * brings along; a branch switch that writes every page, while a page is asked for every 100 ms; memory after each. The page is that of CSS, and the content
 * must have one. Kinds of edits of files that it lacks are left out.
 *
 *   node bench/dev.ts CONTENT_ROOT
 */
const EDITS_OF_A_KIND = 10
const URL_PATH = '/en-US/docs/Web/CSS'
const ASK_EVERY_MS = 100
/** The command cleans up when nothing was done for two seconds. */
const QUIET_MS = 4000

const yardstick = measureYardstick()
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
const content = join(folder, 'content')
cpSync(resolve(process.argv[2] ?? 'starter'), content, { recursive: true })

const cold = await measureStart('nothing stored')
await cold.whenComplete()
console.log(`all pages known after ${yardstick.seconds(performance.now() - cold.startedMs)}; ${await memoriesOf(cold)}`)
await cold.stop()
const server = await measureStart('started again')
await server.whenComplete()
console.log(`all pages known after ${yardstick.seconds(performance.now() - server.startedMs)}; ${await memoriesOf(server)}`)
await measureEdits(server, editKinds(content))
await measureSwitch(server)
await server.stop()
rmSync(folder, { recursive: true, force: true })

async function measureStart(name: string): Promise<DevServer> {
  const dev = await startDev(content, join(folder, 'data'))
  await dev.read(URL_PATH)
  const ms = performance.now() - dev.startedMs
  console.log(`first page, ${name}: ${yardstick.seconds(ms)}, processor time ${yardstick.seconds(dev.processorMs())}; ${memoryOf(dev)}`)
  return dev
}

async function measureEdits(dev: DevServer, kinds: readonly EditKind[]): Promise<void> {
  const all: number[] = []
  for (const kind of kinds) {
    const bytes = readFileSync(kind.path)
    const times: number[] = []
    for (let edit = 0; edit < EDITS_OF_A_KIND; edit++) times.push(await timeEdit(dev, kind, bytes, `bench-mark-${edit}`))
    writeFileSync(kind.path, bytes)
    await dev.nextChange()
    all.push(...times)
    console.log(`${kind.name}: median ${yardstick.milliseconds(median(times))}, worst ${yardstick.milliseconds(quantile(times, 1))}`)
  }
  console.log(
    `all ${all.length} edits: median ${yardstick.milliseconds(median(all))}, p95 ${yardstick.milliseconds(quantile(all, 0.95))}; ${await memoriesOf(dev)}`,
  )
}

/** From the save until a browser, which gets the change, has the new page. */
async function timeEdit(dev: DevServer, kind: EditKind, bytes: Buffer, mark: string): Promise<number> {
  const changed = dev.nextChange()
  const at = performance.now()
  writeFileSync(kind.path, kind.edit(bytes, mark))
  await changed
  const { text } = await dev.read(URL_PATH)
  if (kind.isShown && !text.includes(mark)) throw new Error(`the page does not show ${mark}`)
  return performance.now() - at
}

/** Writes all pages anew, as a change of the branch does, and asks for a page meanwhile. */
async function measureSwitch(dev: DevServer): Promise<void> {
  const pages = globSync('files/*/**/index.md', { cwd: content })
  const began = performance.now()
  const times: number[] = []
  const statuses = new Set<number>()
  let isKnown = false
  const asking = (async () => {
    while (!isKnown) {
      const at = performance.now()
      const { status } = await dev.read(URL_PATH)
      statuses.add(status)
      times.push(performance.now() - at)
      await wait(ASK_EVERY_MS)
    }
  })()
  for (const [index, page] of pages.entries()) {
    const path = join(content, page)
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n`)
    if (index % 64 === 0) await new Promise((wake) => setImmediate(wake))
  }
  console.log(`branch switch: ${pages.length} pages written in ${yardstick.seconds(performance.now() - began)}`)
  await dev.whenComplete()
  isKnown = true
  await asking
  console.log(
    `all pages known after ${yardstick.seconds(performance.now() - began)}; meanwhile ${times.length} pages (status ${[...statuses].join(', ')}): ` +
      `median ${yardstick.milliseconds(median(times))}, worst ${yardstick.milliseconds(quantile(times, 1))}; ${await memoriesOf(dev)}`,
  )
}

function memoryOf(dev: DevServer): string {
  return `memory ${dev.residentMb().toFixed(0)} MB`
}

/** Now, and when nothing was done for some seconds. */
async function memoriesOf(dev: DevServer): Promise<string> {
  const now = memoryOf(dev)
  await wait(QUIET_MS)
  return `${now}, after ${QUIET_MS / 1000} s without work ${dev.residentMb().toFixed(0)} MB`
}
