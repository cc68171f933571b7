import { expect, test, vi } from 'vitest'
import { click, get, list, mount, until } from '../../testing/mount.fixture.tsx'
import { AnswerText } from './answer-text.tsx'
import { prepareHelpTexts } from './help-text.ts'
import { plainText } from './plain-text.ts'

const SOURCES = [
  { url: '/en-US/docs/Web/CSS#grid', name: 'CSS: Grid' },
  { url: '/en-US/docs/Web', name: 'Web' },
]

async function show(markdown: string, isComplete = true): Promise<HTMLElement> {
  await prepareHelpTexts('en-US')
  const { container } = await mount(<AnswerText markdown={markdown} sources={SOURCES} isComplete={isComplete} />)
  return container
}

test('links lead to pages of this site only, and HTML is text', async () => {
  const answer = await show('[a](/en-US/docs/X) [b](https://evil.example/) [c](javascript:alert(1)) <img src=x> <script>alert(1)</script>')
  expect(list('link', answer).map((link) => link.getAttribute('href'))).toEqual(['/en-US/docs/X'])
  expect(answer.querySelector('img, script')).toBeNull()
  expect(answer.textContent).toBe('a b c <img src=x> <script>alert(1)</script>')
})

test('a link to a source has its number; a mere number has the name of the section', async () => {
  const answer = await show('Use [grid](/en-US/docs/Web/CSS#grid) [1](/en-US/docs/Web/CSS#grid), and [[2]](/en-US/docs/Web)')
  expect(list('link', answer).map((link) => [link.getAttribute('aria-label'), link.textContent])).toEqual([
    [null, 'grid1'],
    ['Source 1: CSS: Grid', '1'],
    ['Source 2: Web', '2'],
  ])
})

test('code can be copied when its end has come, and played when the answer is complete', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const early = await show('```css\na {}', false)
  expect([list('button', early).length, early.querySelector('pre')?.className]).toEqual([0, 'notranslate'])
  const answer = await show('```css\na {}\n```')
  expect(answer.querySelector('pre')?.className).toBe('brush: css notranslate')
  await click(get('button', 'Copy', answer))
  expect(writeText).toHaveBeenCalledWith('a {}')
  await until(() => get('button', 'Copied!', answer))
})

test('all parts of an answer have their elements, and a text for screen readers', async () => {
  const markdown = '# A\n\n- one\n- two\n  3. in\n\n> *said*\n\n| a |\n|---|\n| `b` |\n\n---\n\n**x** ~~y~~  \nz'
  const answer = await show(markdown)
  for (const name of ['h4', 'ul > li', 'blockquote em', 'th', 'td code', 'hr', 'strong', 'del', 'br'])
    expect(answer.querySelector(name), name).not.toBeNull()
  expect(plainText(markdown)).toBe('A\none\ntwo\nin\nsaid\na\nb\n\nx y z')
})

test('each part has the direction of its text, also when it begins with code; code is from left to right', async () => {
  const answer = await show('`gap` في\n\n- `a` في\n\n  في\n\n> في\n\n| في |\n| --- |\n| x |\n\n# في\n\n```css\na{}\n```')
  const directions = [...answer.querySelectorAll('[dir]')].map((part) => `${part.localName} ${part.getAttribute('dir')}`)
  expect(directions).toEqual(['p auto', 'code ltr', 'ul auto', 'code ltr', 'blockquote auto', 'div auto', 'h4 auto', 'div ltr'])
})
