import { folderOfSlug } from '#contracts/urls.ts'
import { type ContentFiles, EXAMPLE_CONTENT, pageText, pngBytes } from './example-content.fixture.ts'

/** Slugs with names that Windows can't write, one for each reason; `%3Ahas` is what `:has` becomes there. */
export const UNPORTABLE_SLUGS = [':has', '%3Ahas', 'What?', 'a*b', 'a<b>|"c"', 'con', 'Nul.txt', 'End.', 'Space /end'].map(
  (name) => `Web/Paint/${name}`,
)

/** The example content with such slugs, files next to pages with such names, and a redirect to such a page. */
export const UNPORTABLE_CONTENT: ContentFiles = {
  ...EXAMPLE_CONTENT,
  ...Object.fromEntries(
    UNPORTABLE_SLUGS.map((slug) => [
      `files/en-us/${folderOfSlug(slug)}/index.md`,
      pageText(JSON.stringify(slug), 'A tool', `The tool ${slug.length}.`, 'sidebar: paint'),
    ]),
  ),
  'files/en-us/web/paint/_colon_has/aux.png': pngBytes(40, 30),
  'files/en-us/web/paint/_colon_has/a:b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'files/en-us/_redirects.txt': '# moved\n/en-US/docs/Web/Old:brush\t/en-US/docs/Web/Paint/:has\n',
}
