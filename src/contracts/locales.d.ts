/** A language the site is fully translated into (spec 000 section 9). */
export interface Locale {
    /** As it stands in URLs and in `lang` attributes: `en-US`. */
    readonly code: string;
    /** The language's own name for itself, as the reference site writes it. */
    readonly native: string;
}
/** The ten locales, in the order in which translations are listed. */
export declare const LOCALES: readonly [{
    readonly code: 'en-US';
    readonly native: 'English (US)';
}, {
    readonly code: 'de';
    readonly native: 'Deutsch';
}, {
    readonly code: 'es';
    readonly native: 'Español';
}, {
    readonly code: 'fr';
    readonly native: 'Français';
}, {
    readonly code: 'ja';
    readonly native: '日本語';
}, {
    readonly code: 'ko';
    readonly native: '한국어';
}, {
    readonly code: 'pt-BR';
    readonly native: 'Português (do Brasil)';
}, {
    readonly code: 'ru';
    readonly native: 'Русский';
}, {
    readonly code: 'zh-CN';
    readonly native: '中文 (简体)';
}, {
    readonly code: 'zh-TW';
    readonly native: '正體中文 (繁體)';
}];
export type LocaleCode = (typeof LOCALES)[number]['code'];
export declare const DEFAULT_LOCALE = "en-US";
/**
 * The locale with this code, whatever its case; undefined when it is none of the ten.
 *
 * @example findLocale('PT-br')?.code // 'pt-BR'
 */
export declare function findLocale(code: string): (Locale & {
    readonly code: LocaleCode;
}) | undefined;
/** Type guard for a code in its exact spelling: `pt-BR`, not `pt-br`. */
export declare function isLocaleCode(code: string): code is LocaleCode;
/** The language's own name: `Deutsch`. */
export declare function nativeNameOf(code: LocaleCode): string;
