import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ContentFiles, EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { writeWebStandIn } from './testing/web-stand-in.fixture.ts'

async function open(files: ContentFiles = {}): Promise<{ readonly site: DevSite; readonly root: string }> {
  const folder = makeFolder()
  const root = join(folder.path, 'content')
  writeFiles(root, { ...EXAMPLE_CONTENT, ...files })
  const web = writeWebStandIn(join(folder.path, 'web'))
  const site = await openDevSite({ roots: [root], origin: 'https://paint.example', web, onDiagnostic: () => undefined })
  onTestFinished(async () => {
    await site.close()
    folder[Symbol.dispose]()
  })
  return { site, root }
}

test('a language without documents can not be searched when all pages are known', async () => {
  const { site } = await open({ 'files/fr/_redirects.txt': '# none\n' })
  await site.whenComplete()
  expect(site.current().searchIndexes.map(({ locale }) => locale)).toEqual(['de', 'en-US'])
})

test('the folder of the first page is watched before all others', async () => {
  // To watch so many folders takes several turns of the event loop. They are watched from the last name to the first.
  const others = Array.from({ length: 3000 }, (_, index) => [`files/en-us/z/p${index}/index.md`, pageText(`Z/P${index}`, 'Other', 'Text.')])
  const { site, root } = await open({ ...Object.fromEntries(others), 'files/en-us/a/index.md': pageText('A', 'First', 'Old.') })
  const changes: (readonly string[] | '*')[] = []
  site.subscribe((changed) => changes.push(changed))
  await site.current().read('en-US/docs/A/index.html')
  writeFiles(root, { 'files/en-us/a/index.md': pageText('A', 'First', 'New.') })
  await site.whenComplete()
  // A change that is found by the reading alone is reported with the address of the page.
  await expect.poll(() => changes[0]).toBe('*')
  expect(Buffer.from((await site.current().read('en-US/docs/A/index.html'))?.bytes ?? []).toString()).toContain('New.')
})

test('a page that is saved after the site was first searched is a reason to search it again, also before a page was shown', async () => {
  // Watching begins by itself after a time that does not pass here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { site, root } = await open()
  await site.current().readSearchIndex('en-US')
  const { id } = site.current()
  writeFiles(root, { 'files/en-us/web/zeppelin/index.md': pageText('Web/Zeppelin', 'Zeppelin', 'It flies.') })
  await vi.waitFor(() => expect(site.current().id).not.toBe(id), { timeout: 10_000 })
})
