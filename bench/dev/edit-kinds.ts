import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file that a writer saves, and how. */
export interface EditKind {
  readonly name: string
  readonly path: string
  readonly edit: (bytes: Buffer, mark: string) => string | Buffer
  /** Whether the page shows the mark of an edit. */
  readonly isShown: boolean
}

/** The kinds of edits of a content root that has the page of CSS: of those files that it has. */
export function editKinds(root: string): readonly EditKind[] {
  const page = join(root, 'files/en-us/web/css/index.md')
  const [image = ''] = globSync('files/en-us/web/css/**/*.png', { cwd: root })
  const kinds: readonly EditKind[] = [
    { name: 'text', path: page, edit: (bytes, mark) => `${bytes}\n\n${mark}\n`, isShown: true },
    { name: 'front matter', path: page, edit: (bytes, mark) => String(bytes).replace(/^title: .*$/m, `title: ${mark}`), isShown: true },
    { name: 'sidebar', path: join(root, 'files/sidebars/cssref.yaml'), edit: (bytes, mark) => `${bytes}\n# ${mark}\n`, isShown: false },
    { name: 'image', path: join(root, image), edit: (bytes, mark) => Buffer.concat([bytes, Buffer.from(mark)]), isShown: false },
    {
      name: 'data',
      path: join(root, 'files/jsondata/GroupData.json'),
      edit: (bytes, mark) => `${bytes}${' '.repeat(mark.length)}`,
      isShown: false,
    },
  ]
  return kinds.filter(({ path }) => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
}
