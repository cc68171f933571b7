import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'

/** A page of the starter content as its file has it. */
export interface StarterPage {
  /** Path from the project's folder. */
  readonly file: string
  /** The folder in `files`: `en-us`. */
  readonly localeFolder: string
  /** Path of its folder below the locale's: `web/css`. */
  readonly folder: string
  readonly slug: string
  /** Markdown without the front matter. */
  readonly body: string
}

/** All pages of the content root that the project ships, in the order of their paths. */
export function readStarterPages(project: string): readonly StarterPage[] {
  return globSync('starter/files/*/**/index.md', { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((file) => pageOf(file, readFileSync(join(project, file), 'utf8')))
}

function pageOf(file: string, text: string): StarterPage {
  const [, localeFolder = '', ...rest] = dirname(file).split('/').slice(1)
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { file, localeFolder, folder: rest.join('/'), slug: slugOf(load(head)), body }
}

function slugOf(frontMatter: unknown): string {
  return typeof frontMatter === 'object' && frontMatter !== null && 'slug' in frontMatter ? String(frontMatter.slug) : ''
}
