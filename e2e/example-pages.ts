import type { Page } from '@playwright/test'
import { type ContentFiles, pageSource, withContentSite } from './content-site.ts'
import { test as ours } from './fixtures.ts'

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`

/** Twenty samples below one another, each of its own colour. */
const MANY = Array.from(
  { length: 20 },
  (_, index) =>
    `## Sample ${index + 1}\n\n${fence('html', `<p>Number ${index + 1}</p>`)}\n${'A line of text.\n\n'.repeat(8)}{{EmbedLiveSample("sample_${index + 1}", "100%", 120)}}\n`,
).join('\n')

const SAMPLES = `
## By class

${fence('html hidden live-sample___flagged', '<p id="place">hidden</p>')}
${fence('css live-sample___flagged', 'p { color: rgb(1, 2, 3); }')}
{{EmbedLiveSample("flagged", "100%", 90)}}

## By heading

${fence('html', '<p>first</p>')}
${fence('html', '<p>second</p>')}
${fence('js', 'document.body.append("from script")')}
{{EmbedLiveSample("Des titres traduits", "100%", 200)}}

## With a picture

${fence('html', '<img src="dot.svg" alt="a dot" />')}
{{EmbedLiveSample("with_a_picture", "100%", 150)}}

## Without code

{{EmbedLiveSample("nothing")}}

{{LiveSampleLink("flagged", "The first one alone")}}
`

const WAT = `
{{InteractiveExample("Wat demo: add", "tabbed-taller")}}

${fence('wat interactive-example', '(module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))')}
${fence('js interactive-example', 'const url = "{%wasm-url%}";\nawait WebAssembly.instantiateStreaming(fetch(url)).then((result) => {\n  console.log(result.instance.exports.add(20, 22));\n});')}
`

const CHOICE = `
{{InteractiveExample("CSS demo: color")}}

${fence('css interactive-example-choice', 'color: rgb(255, 0, 0);')}
${fence('css interactive-example-choice', 'color: rgb(0, 0, 255);')}
${fence('css interactive-example-choice', 'color: nonsense(1);')}
${fence('html interactive-example', '<p id="example-element">text</p>')}
${fence('css interactive-example', 'p { font-size: 20px; }')}
## Syntax
`

const FILES: ContentFiles = {
  'files/en-us/samples/index.md': pageSource('Samples', 'Samples', SAMPLES),
  'files/en-us/samples/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>',
  'files/en-us/many/index.md': pageSource('Many', 'Many', MANY),
  'files/en-us/wat/index.md': pageSource('Wat', 'Wat', WAT),
  'files/en-us/choice/index.md': pageSource('Choice', 'Choice', CHOICE),
  'files/en-us/learn_web_development/lesson/index.md': pageSource(
    'Lesson',
    'Learn_web_development/Lesson',
    `${fence('js', 'first()')}\n${fence('html', '<p>a</p>')}\n${fence('json', '{}')}\n${fence('js', 'second()')}`,
  ),
}

interface ExampleSite {
  /** Origin of a site with pages of examples. */
  readonly examples: string
}

/** The tests of the site's own pages, with another site besides. */
export const test = ours.extend<object, ExampleSite>({
  examples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => {
      await withContentSite(FILES, use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Notes the addresses of the runner that a page asks for. */
export function watchRunners(page: Page): readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/runner.html')) urls.push(request.url())
  })
  return urls
}

/** The code that a playground in this tab was handed. */
export async function handedCode(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => sessionStorage.getItem('playground-session-code'))
  return text === null ? undefined : JSON.parse(text)
}
