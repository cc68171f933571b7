import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const FRONT = '---\nx\n---\n'

function glossaryPages() {
  const folder = temporaryFolder({
    'js.md': `${FRONT}A **JavaScript engine** runs {{glossary("JS", "scripts")}}.\n`,
    'baum.md': `${FRONT}Ein *Baum*.\n`,
  })
  return {
    english: [
      samplePage('Glossary/Engine'),
      samplePage('Glossary/Engine/JS', { title: 'JavaScript engine', file: `${folder}/js.md`, bodyStart: FRONT.length }),
    ],
    german: samplePage('Glossary/Engine/JS', { locale: 'de', title: 'JS-Maschine', file: `${folder}/baum.md`, bodyStart: FRONT.length }),
  }
}

test('each meaning is a term with the beginning of its page', () => {
  expect(renderMacro('{{GlossaryDisambiguation}}', { pages: glossaryPages().english, page: samplePage('Glossary/Engine') })).toEqual({
    html: '<dl class="landing-list"><dt><a href="/en-US/docs/Glossary/Engine/JS">JavaScript engine</a></dt><dd><p>A JavaScript engine runs scripts.</p></dd></dl>',
    problems: [],
  })
})

test('a term of one meaning gets nothing and a note, whatever the arguments', () => {
  expect(renderMacro('{{GlossaryDisambiguation(1, "x")}}')).toEqual({
    html: '',
    problems: ['info macro-empty-list: GlossaryDisambiguation: there are no pages below this term'],
  })
})

test('a German page lists the German meanings, and the English one to a French user with a mark', () => {
  const { english, german } = glossaryPages()
  const pages = [...english, german]
  expect(renderMacro('{{GlossaryDisambiguation}}', { pages, page: samplePage('Glossary/Engine', { locale: 'de' }) }).html).toBe(
    '<dl class="landing-list"><dt><a href="/de/docs/Glossary/Engine/JS">JS-Maschine</a></dt><dd><p>Ein Baum.</p></dd></dl>',
  )
  expect(renderMacro('{{GlossaryDisambiguation}}', { pages, page: samplePage('Glossary/Engine', { locale: 'fr' }) }).html).toContain(
    `<a href="/en-US/docs/Glossary/Engine/JS" class="only-in-en-us" title="${CONTENT_TEXTS.fr.only_in_english}">`,
  )
})
