/** Languages that an example runs, in the order in which they are shown. */
const SAMPLE_LANGUAGES = ['html', 'css', 'js'] as const
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** The code of an example; what it has not is empty. */
export type SampleCode = Readonly<Record<SampleLanguage, string>>

/**
 * The code blocks that belong to a live sample, hidden ones too: the builder has marked them with the class `live-sample---{id}`
 * (content/html/live-samples.ts).
 *
 * @param prose the text of a page
 * @param id of the sample, or of the one in its `data-live-code`: that of an earlier sample with the same code
 */
export function listSampleBlocks(prose: ParentNode, id: string): readonly HTMLElement[] {
  return [...prose.querySelectorAll('pre')].filter(({ classList }) => classList.contains(`live-sample---${id}`))
}

/** The code of blocks; those of one language are joined by a line break. */
export function joinCode(blocks: readonly HTMLElement[]): SampleCode {
  const textOf = (language: SampleLanguage): string =>
    blocks
      .filter((block) => languageOf(block) === language)
      .map(({ textContent }) => textContent)
      .join('\n')
  return { html: textOf('html'), css: textOf('css'), js: textOf('js') }
}

/** The WebAssembly text of blocks, which is compiled before the script is run; undefined where they have none. */
export function findWat(blocks: readonly HTMLElement[]): string | undefined {
  return blocks.find((block) => languageOf(block) === 'wat')?.textContent
}

/** Whether there is nothing to run. */
export function isWithoutCode({ html, css, js }: SampleCode): boolean {
  return (html + css + js).trim() === ''
}

/** The language of a block, which fences carry as `brush: {language}` among their classes. */
export function languageOf({ className }: { readonly className: string }): string {
  return /(?:^|\s)brush: ([\w-]+)/.exec(className)?.[1] ?? ''
}
