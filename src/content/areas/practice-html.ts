import { areaText } from '#locales/areas.ts'
import { contentTexts } from '#locales/content.ts'
import { escapeHtml } from '../html/escape.ts'
import { highlight } from '../markdown/highlight.ts'
import { markdownToHtml } from '../markdown/markdown.ts'
import { EXERCISE_LANGUAGES, type Exercise, type ExerciseCode, type Practice, type QuizQuestion } from './practice.ts'

/**
 * What a page shows of its exercises and its quiz, below two headings of their own. It can be read and worked through without script: hints,
 * solutions and what is to be said of each answer open by themselves. The browser makes editors and a form of it (web/curriculum/practice).
 */
export function practiceHtml({ exercises, quiz }: Practice): string {
  return (
    (exercises.length === 0 ? '' : headed('exercises', areaText('curriculum.exercises'), exercises.map(exerciseHtml))) +
    (quiz.length === 0 ? '' : headed('check-yourself', areaText('curriculum.quiz'), [quizHtml(quiz)]))
  )
}

function headed(id: string, title: string, parts: readonly string[]): string {
  return `<h2 id="${id}">${escapeHtml(title)}</h2>${parts.join('')}`
}

function exerciseHtml({ name, title, task, hint, start, solution, check }: Exercise): string {
  return `<h3 id="exercise-${escapeHtml(name)}">${escapeHtml(title)}</h3>
<curriculum-exercise data-exercise="${escapeHtml(name)}" data-check="${escapeHtml(check)}">
${blocksOf(task)}
${detailsHtml(areaText('curriculum.hint'), blocksOf(hint))}
<div class="exercise-code">${codeHtml(start)}</div>
<div class="exercise-output"><p>${escapeHtml(areaText('curriculum.result_place'))}</p></div>
<div class="exercise-bar"></div>
<noscript><p>${escapeHtml(areaText('curriculum.needs_script'))}</p></noscript>
${detailsHtml(areaText('curriculum.solution'), codeHtml(solution))}
</curriculum-exercise>`
}

function codeHtml(code: ExerciseCode): string {
  return EXERCISE_LANGUAGES.map((language) => {
    const text = code[language]
    if (text === undefined) return ''
    const body = highlight(text.replace(/\n+$/, ''), language)
    return `<div class="exercise-block" data-language="${language}"><p>${language}</p><pre class="brush: ${language} notranslate" translate="no" tabindex="0"><code>${body}</code></pre></div>`
  }).join('')
}

function quizHtml(questions: readonly QuizQuestion[]): string {
  return `<curriculum-quiz><ol>${questions.map(questionHtml).join('')}</ol></curriculum-quiz>`
}

function questionHtml({ question, isSeveral, answers }: QuizQuestion, index: number): string {
  const id = `question-${index + 1}`
  const several = isSeveral ? ` <span class="quiz-several">${escapeHtml(areaText('curriculum.quiz_several'))}</span>` : ''
  const items = answers.map(({ text, isRight, why }) => {
    const verdict = areaText(isRight ? 'curriculum.quiz_right' : 'curriculum.quiz_wrong')
    return `<li${isRight ? ' data-right=""' : ''}>${detailsHtml(inlineOf(text), `<p><strong>${escapeHtml(verdict)}</strong> ${inlineOf(why)}</p>`)}</li>`
  })
  const group = `role="group" aria-labelledby="${id}"${isSeveral ? ' data-several=""' : ''}`
  return `<li><div ${group}><p id="${id}">${inlineOf(question)}${several}</p><ul>${items.join('')}</ul></div></li>`
}

/** @param summary HTML */
function detailsHtml(summary: string, html: string): string {
  return `<details><summary>${summary}</summary>${html}</details>`
}

function blocksOf(markdown: string): string {
  return markdownToHtml(markdown, { labels: contentTexts('en-US'), report: () => undefined })
    .replace(/ data-line="\d+"/g, '')
    .trim()
}

/** A text of one paragraph, without it. */
function inlineOf(markdown: string): string {
  return blocksOf(markdown).replace(/^<p>(.*)<\/p>$/s, '$1')
}
