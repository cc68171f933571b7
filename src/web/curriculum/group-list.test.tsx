import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CurriculumModule } from '#contracts/areas.ts'
import { GroupList } from './group-list.tsx'
import { ModuleList } from './module-list.tsx'

function group(title: string, more: Partial<CurriculumModule> = {}): CurriculumModule {
  return { url: `/en-US/curriculum/${title}/`, title, topic: '', summary: '', children: [], ...more }
}

function chosenOf(...titles: readonly string[]): readonly number[] {
  const html = renderToStaticMarkup(<GroupList groups={titles.map((title) => group(title))} />)
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio)
  return radios.flatMap((radio, index) => (radio.includes('checked') ? [index] : []))
}

test('the second group is open at first, or the only one (docs/behaviour/curriculum.md 3)', () => {
  expect(chosenOf('a', 'b', 'c', 'd')).toEqual([1])
  expect(chosenOf('a')).toEqual([0])
})

test('a group says how many of its modules are done, unless it has none', () => {
  const [first, second] = [group('one'), group('two')]
  const withModules = group('core', { children: [first, second] })
  expect(renderToStaticMarkup(<GroupList groups={[withModules]} />)).toMatch(/<span class="group-progress">[^<]*0[^<]*2[^<]*<\/span>/)
  expect(renderToStaticMarkup(<GroupList groups={[group('empty')]} />)).not.toContain('group-progress')
})

test('a module is listed with its summary, where it has one', () => {
  const html = renderToStaticMarkup(<ModuleList group="core" modules={[group('one', { summary: 'What one is about.' }), group('two')]} />)
  expect(html.match(/<p>[^<]*<\/p>/g)).toEqual(['<p>What one is about.</p>'])
})
