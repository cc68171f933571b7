/** The languages that there is a formatter for. */
export const FORMATTED_LANGUAGES = ['html', 'css', 'js'] as const
export type FormattedLanguage = (typeof FORMATTED_LANGUAGES)[number]
