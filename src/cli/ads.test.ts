import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngImage } from '#server/ads/raster.fixture.ts'
import { openStore } from '#server/store/open-store.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'lectern-ads-'))
beforeAll(async () => await (await openStore({ dataFolder: folder, now: Date.now })).close())
afterAll(() => rmSync(folder, { recursive: true }))

const ads = (line: string) => runCli({ args: ['ads', ...line.split(' '), '--data', folder] })
const CAMPAIGN = {
  id: 'course',
  placements: ['side'],
  link: 'https://example.org/',
  texts: { 'en-US': { copy: 'Learn' } },
  images: { side: 'side.png' },
}

function write(name: string, value: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, value instanceof Buffer ? value : JSON.stringify(value))
  return file
}

test('a campaign is added, listed, paused, resumed, reported and removed', { timeout: LIMIT_MS }, async () => {
  write('side.png', pngImage(125, 125))
  const file = write('course.json', CAMPAIGN)
  expect(await ads(`add ${file}`)).toEqual({ code: 0, stdout: 'added course with 1 image\n', stderr: '' })
  expect(await ads(`add ${file} --json`)).toMatchObject({ stdout: '{"id":"course","isReplaced":true,"images":1}\n' })
  expect(await ads('pause course')).toMatchObject({ code: 0, stdout: 'course is paused\n' })
  expect(await ads('list')).toMatchObject({ stdout: 'course, paused, side, https://example.org/\n' })
  expect(await ads('resume course')).toMatchObject({ stdout: 'course is active\n' })
  expect(JSON.parse((await ads('list --json')).stdout)).toEqual([{ ...CAMPAIGN, state: 'active' }])
  expect(await ads('report')).toMatchObject({ code: 0, stdout: 'no views and no clicks\n' })
  expect(await ads('report course --json')).toMatchObject({ stdout: '[]\n' })
  expect(await ads('remove course')).toMatchObject({ code: 0, stdout: 'removed course\n' })
  expect(await ads('remove course')).toEqual({ code: 1, stdout: '', stderr: 'there is no campaign "course"\n' })
})

test('wrong words and files that cannot be used end with code 2 and one line', { timeout: LIMIT_MS }, async () => {
  expect(await ads('sell')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'lectern ads has no command "sell"; expected one of list, add, pause, resume, remove, report, help\n',
  })
  expect(await ads('add')).toMatchObject({ code: 2, stderr: 'expected lectern ads add FILE\n' })
  const svg = write('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect(await ads(`add ${write('svg.json', { ...CAMPAIGN, images: { side: 'drawing.png' } })}`)).toMatchObject({
    code: 2,
    stderr: `${svg}: the file is no PNG, JPEG, WebP, GIF or AVIF image\n`,
  })
  expect(await ads(`add ${write('link.json', { ...CAMPAIGN, link: 'javascript:alert(1)' })}`)).toMatchObject({ code: 2 })
  expect(await ads(`add ${write('more.json', { ...CAMPAIGN, script: 'x' })}`)).toMatchObject({ code: 2 })
  expect(await ads(`add ${join(folder, 'none.json')}`)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^[^\n]+ can't be read: ENOENT[^\n]+; expected the JSON of a campaign [^\n]+\n$/),
  })
})
