import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runLectern, startLectern } from './lectern-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Files of a content root: path -> text. */
export type ContentFiles = Readonly<Record<string, string>>

/** Builds a content root that a test makes up, and serves it while `use` runs. */
export async function withContentSite(files: ContentFiles, use: (origin: string) => Promise<void>): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const content = join(folder, 'content')
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(content, path)), { recursive: true })
      await writeFile(join(content, path), text)
    }
    const place = ['--site', join(folder, 'site'), '--data', join(folder, 'data')]
    await runLectern('build', '--content', content, ...place)
    const server = await startLectern('serve', ...place)
    await use(server.origin).finally(server.stop)
  })
}

/** The source of an English page. */
export function pageSource(title: string, slug: string, body: string, more = ''): string {
  return `---\ntitle: ${JSON.stringify(title)}\nslug: ${slug}\npage-type: guide\n${more}---\n\n${body}\n`
}
