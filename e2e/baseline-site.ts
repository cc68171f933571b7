import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pages whose features stand at each level, by what the installed data says of their compat keys. */
export const BASELINE_PAGES = {
  high: { slug: 'Web/CSS/high', key: 'css.selectors.has' },
  low: { slug: 'Web/CSS/low', key: 'css.properties.backdrop-filter' },
  limited: { slug: 'Web/CSS/limited', key: 'css.properties.forced-color-adjust' },
  discouraged: { slug: 'Web/API/discouraged', key: 'api.CSSPrimitiveValue' },
  removing: { slug: 'Web/API/removing', key: 'api.MutationEvent' },
} as const
export type BaselineLevel = keyof typeof BASELINE_PAGES

const SITE = { source: { baseline: 'https://say.example/?page={url}&level={level}' } }

/** Writes a content root with these pages and one that explains Baseline. */
export async function writeBaselineSite(root: string): Promise<void> {
  await writePage(root, 'Glossary/Baseline', '')
  for (const [level, { slug, key }] of Object.entries(BASELINE_PAGES)) await writePage(root, slug, `browser-compat: ${key}\n`, level)
  await writeFile(join(root, 'site.json'), JSON.stringify(SITE))
}

async function writePage(root: string, slug: string, frontMatter: string, title = 'Baseline'): Promise<void> {
  const folder = join(root, 'files/en-us', slug.toLowerCase())
  await mkdir(folder, { recursive: true })
  const text = `---\ntitle: ${title}\nslug: ${slug}\npage-type: guide\n${frontMatter}---\n\nWhat it is about.\n\n## Browser compatibility\n\n{{Compat}}\n`
  await writeFile(join(folder, 'index.md'), text)
}
