import texts from './ai-help-answers.json' with { type: 'json' }
import { perLocale } from './per-locale.ts'

type AnswerTexts = (typeof texts)['en-US']

/** The sentences that the server writes into answers of AI Help; in English for languages without an interface of their own. */
export const answerTexts: (locale: string) => AnswerTexts = perLocale(
  (locale) => Object.entries(texts).find(([code]) => code === locale)?.[1] ?? texts['en-US'],
)
