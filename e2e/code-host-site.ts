import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CodeHost, startCodeHost } from './code-host.ts'
import { runLectern, startLectern } from './lectern-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

interface BuiltSite {
  readonly host: CodeHost
  /** Serves the site; its server has asked the host nothing yet. */
  serve(use: (origin: string) => Promise<void>): Promise<void>
}

/** Builds a small site that names a code host, without the feature of advertising, which it has a page of. */
export async function withCodeHostSite(use: (site: BuiltSite) => Promise<void>): Promise<void> {
  const host = await startCodeHost()
  const files = {
    'site.json': JSON.stringify({ areas: ['Web'], issues: host.source }),
    'files/en-us/web/index.md': '---\ntitle: Web\nslug: Web\n---\n\nAll of it.\n',
    'pages/community.md': '---\ntitle: Community\ndescription: Ways to take part.\n---\n\nWe paint.\n\n## How\n\nSo.\n',
    'pages/advertising.md': '---\ntitle: Ads\n---\n\nFew.\n',
    'pages/spotlights/abel/index.md': '---\ncontributor_name: Abel <b>bold</b>\nquote: I paint.\n---\n\nText.\n',
  }
  await withTemporaryFolder(async (folder) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, 'content', path)), { recursive: true })
      await writeFile(join(folder, 'content', path), text)
    }
    const place = ['--site', join(folder, 'site'), '--data', join(folder, 'data'), '--features', 'plus']
    await runLectern('build', '--content', join(folder, 'content'), ...place)
    await use({
      host,
      async serve(visit) {
        const server = await startLectern('serve', ...place)
        await visit(server.origin).finally(server.stop)
      },
    })
  }).finally(host.stop)
}
