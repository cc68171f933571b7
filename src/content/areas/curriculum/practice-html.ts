import { trimEndOf } from '#contracts/trim-characters.ts'
import { areaText } from '#locales/areas.ts'
import { contentTexts } from '#locales/content.ts'
import { type Html, type HtmlValue, html, joinHtml, raw } from '#markup/html.ts'
import { highlight } from '../../markdown/highlight.ts'
import { markdownToHtml } from '../../markdown/markdown.ts'
import { EXERCISE_LANGUAGES, type Exercise, type ExerciseCode, type Practice, type QuizQuestion } from '../../read/practice.ts'

/**
 * What a page shows of its exercises and its quiz, below two headings of their own. It can be read and worked through without script: hints,
 * solutions and what is to be said of each answer open by themselves. The browser makes editors and a form of it (web/curriculum/practice).
 */
export function practiceHtml({ exercises, quiz }: Practice): Html {
  return joinHtml([
    exercises.length > 0 && headed('exercises', areaText('curriculum.exercises'), exercises.map(exerciseHtml)),
    quiz.length > 0 && headed('check-yourself', areaText('curriculum.quiz'), [quizHtml(quiz)]),
  ])
}

function headed(id: string, title: string, parts: readonly Html[]): Html {
  return html`<h2 id="${id}">${title}</h2>${parts}`
}

function exerciseHtml({ name, title, task, hint, start, solution, check }: Exercise): Html {
  return html`<h3 id="exercise-${name}">${title}</h3>
<curriculum-exercise data-exercise="${name}" data-check="${check}">
${blocksOf(task)}
${detailsHtml(areaText('curriculum.hint'), blocksOf(hint))}
<div class="exercise-code">${codeHtml(start)}</div>
<div class="exercise-output"><p>${areaText('curriculum.result_place')}</p></div>
<div class="exercise-bar"></div>
<noscript><p>${areaText('curriculum.needs_script')}</p></noscript>
${detailsHtml(areaText('curriculum.solution'), codeHtml(solution))}
</curriculum-exercise>`
}

function codeHtml(code: ExerciseCode): readonly (Html | undefined)[] {
  return EXERCISE_LANGUAGES.map((language) => {
    const text = code[language]
    if (text === undefined) return undefined
    const body = highlight(trimEndOf(text, '\n'), language)
    return html`<div class="exercise-block" data-language="${language}"><p>${language}</p><pre class="brush: ${language} notranslate" translate="no" tabindex="0"><code>${body}</code></pre></div>`
  })
}

function quizHtml(questions: readonly QuizQuestion[]): Html {
  return html`<curriculum-quiz><ol>${questions.map(questionHtml)}</ol></curriculum-quiz>`
}

function questionHtml({ question, isSeveral, answers }: QuizQuestion, index: number): Html {
  const id = `question-${index + 1}`
  const several = isSeveral && html` <span class="quiz-several">${areaText('curriculum.quiz_several')}</span>`
  const items = answers.map(({ text, isRight, why }) => {
    const verdict = areaText(isRight ? 'curriculum.quiz_right' : 'curriculum.quiz_wrong')
    return html`<li${isRight && html` data-right=""`}>${detailsHtml(inlineOf(text), html`<p><strong>${verdict}</strong> ${inlineOf(why)}</p>`)}</li>`
  })
  const group = html`role="group" aria-labelledby="${id}"${isSeveral && html` data-several=""`}`
  return html`<li><div ${group}><p id="${id}">${inlineOf(question)}${several}</p><ul>${items}</ul></div></li>`
}

function detailsHtml(summary: HtmlValue, content: HtmlValue): Html {
  return html`<details><summary>${summary}</summary>${content}</details>`
}

function blocksOf(markdown: string): Html {
  const blocks = markdownToHtml(markdown, { labels: contentTexts('en-US'), report: () => undefined })
    .replace(/ data-line="\d+"/g, '')
    .replaceAll(' data-slug="', ' id="')
    .trim()
  // Of Markdown, which authors write; only names of attributes are exchanged.
  return raw(blocks)
}

/** A text of one paragraph, without it. */
function inlineOf(markdown: string): Html {
  // HTML stays HTML without the element around it.
  return raw(
    blocksOf(markdown)
      .toString()
      .replace(/^<p>(.*)<\/p>$/s, '$1'),
  )
}
