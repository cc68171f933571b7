/** Words of questions that say nothing of what is asked. */
const STOP_WORDS = new Set(
  'a about all also am an and any are as at be because been but by can cannot could did do does doing done else explain for from get give gives had has have having help here how i if in into is it its just know like make makes me mean means much my need of on one only or our out please possible question should show so some such tell than that the their them then there these they thing this to too use used user using via want was way we were what whats when where which while who why will with without work works would you your mdn web'.split(
    ' ',
  ),
)
/** Of a long question, the first words are looked up; a question that pastes code has its names at the beginning of it. */
const WORDS_MAX = 16
/** The longest text whose words are read, in UTF-16 units. */
const READ_MAX = 4000
/** A name of code: with a sign inside or around it, or with capitals inside. */
const NAME = /^(?:[@:#.-]|<)|[a-z][A-Z]|[._:()-]|^[A-Z]{3,}$|\d/

/** In a question that can be understood without the one before it, in English. */
const ASKING = /\b(?:what|how|why|when|where|which|who|explain|define|show)\b(?! +about)/i
/** In a question that needs the one before it. */
const REFERRING = /\b(?:it|its|that|this|these|those|they|them|there|ones?|same|instead|else|others?)\b/i

/** The words of a question that search looks for. */
export interface QuestionWords {
  /** In their order, each once. */
  readonly words: readonly string[]
  /** Those of them that are names of code. */
  readonly names: readonly string[]
}

/**
 * Reads a question: stop words and the words of questions are left out, names of code stay as they are. Where nothing else is left, all words
 * stay: `this` is a keyword as well.
 *
 * @example readQuestion('How do I use Array.prototype.sort()?').words // ['Array.prototype.sort']
 */
export function readQuestion(text: string): QuestionWords {
  const all = [
    ...new Set(
      text
        .slice(0, READ_MAX)
        .split(/[\s,;"'`“”‘’!?。、？！]+/)
        .map(trimSigns)
        .filter((word) => word !== ''),
    ),
  ]
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()))
  const words = (telling.length > 0 ? telling : all).slice(0, WORDS_MAX)
  return { words, names: words.filter((word) => NAME.test(word) && word.length > 1) }
}

/**
 * Whether a question seems to be whole: it has a word that asks, and none that refers to the question before.
 *
 * @example isWhole('And what is gap?') // true; of 'And in Safari?' and 'How do I undo it?' false
 */
export function isWhole(question: string): boolean {
  const text = question.slice(0, READ_MAX)
  return ASKING.test(text) && !REFERRING.test(text)
}

/** Without the signs of a sentence around a word, and without the parentheses of a call. */
function trimSigns(word: string): string {
  let [start, end] = [0, word.length]
  while (start < end && '([{'.includes(word[start] ?? '')) start += 1
  while (start < end && '.:()[]{}'.includes(word[end - 1] ?? '')) end -= 1
  return word.slice(start, end)
}
