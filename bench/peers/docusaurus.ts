import { join } from 'node:path'
import { withStaticServer } from './static-server.ts'
import type { Tool } from './tool.ts'
import versions from './versions.json' with { type: 'json' }

/** `.md` is CommonMark, not MDX. The flags of the next version include the faster bundler. Pages outside of the sidebar show it too, as those of the others do. */
const CONFIGURATION = `export default {
  title: 'Pages',
  url: 'http://localhost',
  baseUrl: '/',
  future: { v4: true },
  markdown: {
    format: 'detect',
    async parseFrontMatter({ defaultParseFrontMatter, ...file }) {
      const parsed = await defaultParseFrontMatter(file)
      return { ...parsed, frontMatter: { ...parsed.frontMatter, displayed_sidebar: 'main' } }
    },
  },
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false }]],
}
`
const SIDEBARS = `export default { main: ['web/css/index', 'web/javascript/index'] }
`

/** Docusaurus with its classic theme and its faster bundler (Rspack), without a blog; it brings no search of its own. */
export const DOCUSAURUS: Tool = {
  name: 'Docusaurus',
  packages: versions.Docusaurus,
  program: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  files: { 'docusaurus.config.mjs': CONFIGURATION, 'sidebars.mjs': SIDEBARS, 'docs/index.md': '---\ntitle: Pages\n---\n' },
  sourceOf: (slug) => `docs/${slug}/index.md`,
  textOf: ({ title, body }) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`,
  urlOf: (slug) => `/${slug}/`,
  buildWords: () => ['build'],
  devWords: (_, port) => ['start', '--host', '127.0.0.1', '--port', String(port), '--no-open'],
  output: 'build',
  serve: (folder, work) => withStaticServer(join(folder, 'build'), work),
}
