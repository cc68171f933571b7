import { type ChildNode, type Element, isTag } from 'domhandler'
import type { TextKey } from '#locales/content.ts'
import { html } from '#markup/html.ts'
import { createElement, parseHtml, setChildren } from '../text/dom.ts'
import { hasClass, languageOf } from './element-classes.ts'

/** The three ways in which an interactive example is shown (docs/behaviour/macros.md 24). */
export type ExampleTemplate = 'choice' | 'console' | 'tabbed'

interface Arrangement {
  readonly example: Element
  readonly blocks: Element[]
}

/**
 * Puts the code of each interactive example into it, with a place for its result, so that the code can be read before a script runs and
 * nothing moves when one does. Its code are the flagged blocks of its section; the template follows from their languages: `data-template`.
 * Several blocks of one language become one, for the user edits them as one text.
 *
 * @param nodes of a page, in their final form; they are changed, as they are the page's own
 * @returns the nodes that stay next to the examples
 */
export function arrangeExamples(nodes: readonly ChildNode[], text: (key: TextKey) => string): ChildNode[] {
  const arrangements: Arrangement[] = []
  let current: Arrangement | undefined
  const kept = nodes.filter((node) => {
    if (!isTag(node)) return true
    if (node.name === 'interactive-example') {
      current = { example: node, blocks: [] }
      arrangements.push(current)
      return true
    }
    if (node.name === 'h2' || node.name === 'h3') current = undefined
    if (current === undefined || !isFlagged(node)) return true
    current.blocks.push(node)
    return false
  })
  let choices = 0
  for (const arrangement of arrangements) choices += fillExample(arrangement, text, choices)
  return kept
}

/** @returns how many choices the example has */
function fillExample({ example, blocks }: Arrangement, text: (key: TextKey) => string, choicesBefore: number): number {
  const choices = blocks.filter(isChoice)
  const others = oneOfEachLanguage(blocks.filter((block) => !isChoice(block)))
  const template = choices.length > 0 ? 'choice' : templateOf(others)
  example.attribs['data-template'] = template
  for (const [index, choice] of choices.entries()) nameChoice(choice, choicesBefore + index + 1)
  const code = createElement('div', { class: 'example-code' }, template === 'choice' ? choices : others)
  const rest = template === 'choice' && others.length > 0 ? [restOf(others, text('example_code'))] : []
  setChildren(example, [
    code,
    ...resultOf(text(template === 'console' ? 'example_console' : 'example_result'), text('live_sample')),
    ...rest,
  ])
  return choices.length
}

/** A choice is a line or two, and has no head; its id is where a link to it leads. */
function nameChoice(choice: Element, number: number): void {
  choice.attribs.id = `example_choice_${number}`
  setChildren(
    choice,
    choice.children.filter((child) => isTag(child) && child.name === 'pre'),
  )
}

function resultOf(title: string, note: string): ChildNode[] {
  const result = html`<div class="example-result"><div class="example-header"><span>${title}</span></div><div class="example-output"><p>${note}</p></div></div>`
  return parseHtml(result.toString())
}

function restOf(blocks: readonly Element[], title: string): Element {
  return createElement('details', { class: 'example-rest' }, [...parseHtml(html`<summary>${title}</summary>`.toString()), ...blocks])
}

function templateOf(blocks: readonly Element[]): ExampleTemplate {
  const languages = new Set(blocks.map((block) => languageOf(codeOf(block))))
  languages.delete('wat')
  return languages.size === 1 && languages.has('js') ? 'console' : 'tabbed'
}

/** The first block of each language, with the code of all of them. */
function oneOfEachLanguage(blocks: readonly Element[]): Element[] {
  return Array.from(Map.groupBy(blocks, (block) => languageOf(codeOf(block))).values()).flatMap(joinCode)
}

/** The text of a block ends with a line break. */
function joinCode([first, ...others]: readonly Element[]): Element[] {
  if (first === undefined) return []
  const code = innerCodeOf(first)
  // All at once: to append them one by one copies those before each time.
  if (code !== undefined && others.length > 0)
    setChildren(
      code,
      [first, ...others].flatMap((block) => innerCodeOf(block)?.children ?? []),
    )
  return [first]
}

function innerCodeOf(block: Element): Element | undefined {
  return codeOf(block).children.find(isTag)
}

function isFlagged(element: Element): boolean {
  const code = codeOf(element)
  return code.name === 'pre' && (hasClass(code, 'interactive-example') || hasClass(code, 'interactive-example-choice'))
}

function isChoice(block: Element): boolean {
  return hasClass(codeOf(block), 'interactive-example-choice')
}

/** The `pre` of a block with its head; of a bare block itself. */
function codeOf(block: Element): Element {
  return block.children.filter(isTag).find(({ name }) => name === 'pre') ?? block
}
