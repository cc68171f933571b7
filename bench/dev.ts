import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getWebBuild } from '#cli/build.ts'
import { openDevSite } from '#cli/dev-site.ts'
import { createApp } from '#server/app.ts'
import { startServer } from '#server/start-server.ts'

/*
 * How long it takes in `lectern dev` from saving a page to its new HTML, over HTTP: the median and the worst of thirty edits.
 *
 *   node bench/dev.ts CONTENT_ROOT
 */
const EDITS = 30
const URL_PATH = '/en-US/docs/Web/CSS'

const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
cpSync(resolve(process.argv[2] ?? 'starter'), folder, { recursive: true })
const began = performance.now()
const site = await openDevSite({
  roots: [folder],
  origin: 'http://localhost:3000',
  web: await getWebBuild(),
  onDiagnostic: () => undefined,
})
const server = await startServer({ app: createApp({ site, dev: true }), host: '127.0.0.1', port: 0 })
console.log(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s`)
const first = performance.now()
await (await fetch(server.url + URL_PATH)).text()
console.log(`first page after ${(performance.now() - first).toFixed(0)} ms`)

const path = join(folder, 'files/en-us/web/css/index.md')
const text = readFileSync(path, 'utf8')
const times: number[] = []
for (let edit = 0; edit < EDITS; edit++) times.push(await timeEdit(`bench-mark-${edit}`))
times.sort((a, b) => a - b)
console.log(`edit to new page: median ${times[Math.floor(EDITS / 2)]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms of ${EDITS}`)
await server.close()
await site.close()
rmSync(folder, { recursive: true, force: true })

/** From the save until a browser, told of the change, has the new page. */
async function timeEdit(mark: string): Promise<number> {
  const changed = new Promise<void>((resolve) => {
    const stop = site.subscribe(() => {
      stop()
      resolve()
    })
  })
  const at = performance.now()
  writeFileSync(path, `${text}\n\n${mark}\n`)
  await changed
  const html = await (await fetch(server.url + URL_PATH)).text()
  if (!html.includes(mark)) throw new Error(`the page does not show ${mark}`)
  return performance.now() - at
}
