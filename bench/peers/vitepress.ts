import { join } from 'node:path'
import { withStaticServer } from './static-server.ts'
import type { Tool } from './tool.ts'
import versions from './versions.json' with { type: 'json' }

const CONFIGURATION = `export default {
  title: 'Pages',
  themeConfig: {
    sidebar: [
      { text: 'CSS', link: '/web/css/' },
      { text: 'JavaScript', link: '/web/javascript/' },
    ],
  },
}
`

/** Would be emphasis or a link in a heading. */
const MARKS = /[\\*_[\]]/g

/** VitePress as it is installed: its default theme, no search. Titles are headings in the text, as it asks for. */
export const VITEPRESS: Tool = {
  name: 'VitePress',
  packages: versions.VitePress,
  program: 'node_modules/vitepress/bin/vitepress.js',
  files: { '.vitepress/config.mjs': CONFIGURATION, 'index.md': '# Pages\n' },
  sourceOf: (slug) => `${slug}/index.md`,
  textOf: ({ title, body }) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n# ${title.replace(MARKS, '\\$&')}\n\n${body}`,
  urlOf: (slug) => `/${slug}/`,
  buildWords: () => ['build'],
  devWords: (_, port) => ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  output: '.vitepress/dist',
  serve: (folder, work) => withStaticServer(join(folder, '.vitepress/dist'), work),
}
