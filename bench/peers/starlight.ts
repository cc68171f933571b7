import { join } from 'node:path'
import { withStaticServer } from './static-server.ts'
import type { Tool } from './tool.ts'
import versions from './versions.json' with { type: 'json' }

const CONFIGURATION = `import starlight from '@astrojs/starlight'

export default {
  site: 'http://localhost',
  integrations: [
    starlight({
      title: 'Pages',
      sidebar: [
        { label: 'CSS', link: '/web/css/' },
        { label: 'JavaScript', link: '/web/javascript/' },
      ],
    }),
  ],
}
`
const COLLECTION = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

/** Starlight as it is installed: with the search index of Pagefind. */
export const STARLIGHT: Tool = {
  name: 'Starlight',
  packages: versions.Starlight,
  program: 'node_modules/astro/bin/astro.mjs',
  files: {
    'astro.config.mjs': CONFIGURATION,
    'src/content.config.mjs': COLLECTION,
    'src/content/docs/index.md': '---\ntitle: Pages\n---\n',
  },
  sourceOf: (slug) => `src/content/docs/${slug}/index.md`,
  textOf: ({ title, body }) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`,
  urlOf: (slug) => `/${slug}/`,
  buildWords: () => ['build'],
  // Without this option the command looks at who calls it, and may move to the background.
  devWords: (_, port) => ['dev', '--host', '127.0.0.1', '--port', String(port), '--ignore-lock'],
  output: 'dist',
  serve: (folder, work) => withStaticServer(join(folder, 'dist'), work),
}
