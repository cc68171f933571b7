import { type Text, type TextValues, translate } from './translate.ts'

/** A table of texts for each language, by locale in its exact spelling. */
export type TextTables<Key extends string> = Readonly<
  Record<'en-US', Readonly<Record<Key, Text>>> & Record<string, Readonly<Record<Key, Text>>>
>

/** Gives a text in the locale for which it was made. */
export type Translator<Key extends string> = (key: Key, values?: TextValues) => string

/**
 * Makes the function that gives the texts of one locale. For texts that only the server needs; a browser loads one language (`text-loader.ts`).
 *
 * @returns takes a locale in its exact spelling; an unknown one gets the English texts
 */
export function translatorOf<Key extends string>(tables: TextTables<Key>): (locale: string) => Translator<Key> {
  return (locale) => {
    const table = tables[locale] ?? tables['en-US']
    return (key, values) => translate(table[key], values, locale)
  }
}
