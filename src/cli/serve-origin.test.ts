import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_CONTENT, makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 120_000
const BUILT = 'http://localhost:4001'
const folder = makeFolder()
const [chosen, plain] = ['chosen', 'plain'].map((name) => join(folder.path, name))

beforeAll(async () => {
  const content = join(folder.path, 'content')
  writeFiles(content, EXAMPLE_CONTENT)
  for (const [site, environment] of [
    [chosen, { SITE_ORIGIN: BUILT }],
    [plain, {}],
  ] as const)
    expect(await runCli({ args: ['build', '--content', content, '--site', String(site)], environment })).toMatchObject({ code: 0 })
}, LIMIT_MS)

afterAll(() => folder[Symbol.dispose]())

/** What a server says until it serves. */
async function warningsOf(site: string | undefined, environment: Readonly<Record<string, string>>, workers = '1'): Promise<string> {
  const args = ['serve', '--site', String(site), '--data', join(folder.path, 'data'), '--port', '0', '--workers', workers]
  const { stderr, stdout } = await runCli({
    args,
    environment,
    onStart: (child) => child.stdout?.on('data', (text: string) => void (text.includes('serving at') && child.kill('SIGTERM'))),
  })
  expect(stdout).toContain('serving at')
  return stderr
}

test.each(['1', '2'])(
  'a site that was built for another origin is named in one line, with %s processes',
  async (workers) => {
    expect(await warningsOf(chosen, { SITE_ORIGIN: 'http://localhost:4002' }, workers)).toBe(
      `canonical links, feeds and sitemaps are wrong: the site was built for SITE_ORIGIN ${BUILT}, and is served for http://localhost:4002; build it again with SITE_ORIGIN=http://localhost:4002, or serve it with SITE_ORIGIN=${BUILT}\n`,
    )
  },
  LIMIT_MS,
)

test(
  'nothing is said where it is the same origin, or where none was chosen',
  async () => {
    expect(await warningsOf(chosen, { SITE_ORIGIN: BUILT })).toBe('')
    expect(await warningsOf(plain, {})).toBe('')
  },
  LIMIT_MS,
)
