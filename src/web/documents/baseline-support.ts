import type { BaselineSupport } from '#contracts/baseline.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { perLocale } from '#locales/per-locale.ts'
import type { Translate } from '../texts/translator.ts'

/** A browser, on computers and on phones together where they don't differ. */
export interface BrowserSupport {
  readonly name: string
  /** The first version that has the feature; undefined: none has. */
  readonly version: string | undefined
}

export interface EngineSupport {
  readonly engine: string
  readonly browsers: readonly BrowserSupport[]
}

type Browser = keyof BaselineSupport

/** The engines behind the browsers of Baseline (docs/behaviour/baseline.md 2), with the names that browser-compat-data gives these. */
const ENGINES: readonly { readonly engine: string; readonly pairs: readonly (readonly Browser[])[] }[] = [
  { engine: 'Blink', pairs: [['chrome', 'chrome_android'], ['edge']] },
  { engine: 'Gecko', pairs: [['firefox', 'firefox_android']] },
  { engine: 'WebKit', pairs: [['safari', 'safari_ios']] },
]
const NAMES: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  chrome_android: 'Chrome Android',
  edge: 'Edge',
  firefox: 'Firefox',
  firefox_android: 'Firefox for Android',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
}

/**
 * The support of each engine's browsers. The mobile one stands by itself where `differs` says so, else the desktop's name stands for both.
 */
export function groupByEngine(
  support: BaselineSupport,
  differs: (one: string | null, other: string | null) => boolean,
): readonly EngineSupport[] {
  return ENGINES.map(({ engine, pairs }) => ({
    engine,
    browsers: pairs.flatMap((pair) => {
      const shown = pair.filter((browser, index) => index === 0 || differs(support[pair[0] ?? browser], support[browser]))
      return shown.map((browser) => ({ name: NAMES[browser], version: support[browser] ?? undefined }))
    }),
  }))
}

/** Whether one has the feature and the other has not. */
export function isSplit(one: string | null, other: string | null): boolean {
  return (one === null) !== (other === null)
}

/** Whether they got the feature in versions of their own, or only one has it. */
export function isOtherVersion(one: string | null, other: string | null): boolean {
  return one !== other
}

const conjunctionOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const disjunctionOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** Which browsers have the feature, as a sentence: what the signs next to their names show. */
export function supportSentence(engines: readonly EngineSupport[], locale: LocaleCode, t: Translate): string {
  const all = engines.flatMap(({ browsers }) => browsers)
  const [those, others] = [true, false].map((has) => all.filter(({ version }) => (version !== undefined) === has).map(({ name }) => name))
  const browsers = conjunctionOf(locale).format(those ?? [])
  const rest = disjunctionOf(locale).format(others ?? [])
  if (rest === '') return t('baseline.supported', { browsers })
  return browsers === '' ? t('baseline.unsupported', { others: rest }) : t('baseline.partly_supported', { browsers, others: rest })
}
