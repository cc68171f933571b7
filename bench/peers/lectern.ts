import { join } from 'node:path'
import { withServer } from '../with-server.ts'
import type { Tool } from './tool.ts'

const SIDEBAR = `sidebar:
  - link: /web/css
    title: CSS
  - link: /web/javascript
    title: JavaScript
`

const PROJECT = join(import.meta.dirname, '../..')

/** Lectern with all its features, as it is without options, from the folder of the project, as `npm run build`. Its content root holds the plain pages alone. */
export const LECTERN: Tool = {
  name: 'Lectern',
  packages: {},
  program: join(PROJECT, 'bin/lectern.mjs'),
  workingFolder: PROJECT,
  files: { 'content/files/sidebars/pages.yaml': SIDEBAR },
  sourceOf: (slug) => `content/files/en-us/${slug}/index.md`,
  textOf: ({ slug, title, body }) => `---\ntitle: ${JSON.stringify(title)}\nslug: ${slug}\nsidebar: pages\n---\n\n${body}`,
  urlOf: (slug) => `/en-US/docs/${slug}`,
  buildWords: (folder) => ['build', '--content', join(folder, 'content'), '--site', join(folder, 'site')],
  devWords: (folder, port) => ['dev', '--content', join(folder, 'content'), '--data', join(folder, 'data'), '--port', String(port)],
  output: 'site/current/public',
  serve: (folder, work) => withServer(join(folder, 'site'), work),
}
