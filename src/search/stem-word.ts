interface Ending {
  readonly suffixes: readonly string[]
  /** The least length of the rest. */
  readonly rest: number
}

/**
 * Endings that say number, case, gender or form of a word, longest first: light stemming, which joins the forms of a word and hardly ever
 * two words (J. Savoy, "Light stemming approaches for the French, Portuguese, German and Hungarian languages", SAC 2006; the tables are ours).
 */
const ENDINGS: Readonly<Record<string, Ending>> = {
  de: { suffixes: ['ungen', 'ern', 'em', 'en', 'er', 'es', 'ung', 'e', 'n', 's'], rest: 4 },
  es: { suffixes: ['aciones', 'acion', 'iendo', 'ando', 'ces', 'es', 'os', 'as', 'ar', 'er', 'ir', 'o', 'a', 'e', 's'], rest: 4 },
  fr: { suffixes: ['issement', 'ements', 'ement', 'ations', 'ation', 'aux', 'ees', 'ers', 'ee', 'er', 'es', 's', 'e', 'x'], rest: 4 },
  pt: { suffixes: ['acoes', 'acao', 'oes', 'ao', 'ando', 'endo', 'es', 'os', 'as', 'ar', 'er', 'ir', 'o', 'a', 'e', 's'], rest: 4 },
  ru: {
    suffixes: [
      ...['иями', 'ями', 'ами', 'ией', 'иях', 'ого', 'его', 'ему', 'ому', 'ыми', 'ими', 'ать', 'ять', 'ить', 'еть', 'ние', 'ния', 'нии'],
      ...['ию', 'ия', 'ии', 'ие', 'ей', 'ов', 'ев', 'ам', 'ям', 'ом', 'ем', 'ах', 'ях', 'ый', 'ии', 'ой', 'ая', 'яя', 'ое', 'ее', 'ые'],
      ...['ых', 'их', 'ую', 'юю', 'а', 'я', 'о', 'е', 'у', 'ю', 'ы', 'и', 'й', 'ь'],
    ],
    rest: 3,
  },
}

/**
 * The part of a folded word that its forms share. A stem is no word; it is compared with other stems only.
 *
 * @param language the first part of a locale: `pt`
 * @example stemWord('properties', 'en') === stemWord('property', 'en') // true
 * @example stemWord('таблицы', 'ru') === stemWord('таблица', 'ru') // true
 */
export function stemWord(word: string, language: string): string {
  return language === 'en' ? stemEnglish(word) : stemBy(ENDINGS[language], word)
}

function stemBy(endings: Ending | undefined, word: string): string {
  if (endings === undefined) return word
  const ending = endings.suffixes.find((suffix) => word.length - suffix.length >= endings.rest && word.endsWith(suffix))
  return ending === undefined ? word : word.slice(0, word.length - ending.length)
}

/** Plurals, `-ing`, `-ed` and the silent `e`; the first steps of M. F. Porter's "An algorithm for suffix stripping" (1980). */
function stemEnglish(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return withoutSilentE(withoutParticiple(withoutPlural(word)))
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutParticiple(word: string): string {
  const ending = ['ing', 'ed'].find((suffix) => word.endsWith(suffix)) ?? ''
  const stem = word.slice(0, word.length - ending.length)
  if (ending === '' || stem.length < 3 || !/[aeiouy]/.test(stem)) return word
  return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

function withoutSilentE(word: string): string {
  if (word.endsWith('y') && word.length > 4) return `${word.slice(0, -1)}i`
  return word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word
}
