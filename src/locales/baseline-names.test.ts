import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from './content.ts'
import { interfaceTexts } from './interface/all-interface-texts.ts'
import { MONTH_TEXTS } from './months.ts'
import type { Text } from './translate.ts'
import { loadUpdatesTexts } from './updates/page/load-updates-texts.ts'

const LEVELS = ['high', 'low', 'limited', 'discouraged', 'removing'] as const

async function listTexts(locale: string): Promise<readonly (readonly [key: string, text: Text])[]> {
  const content: Readonly<Record<string, Readonly<Record<string, Text>>>> = CONTENT_TEXTS
  const folders = [interfaceTexts(locale), content[locale] ?? {}, MONTH_TEXTS[locale] ?? {}, await loadUpdatesTexts(locale)]
  return folders.flatMap((texts, folder) => Object.entries(texts).map(([key, text]) => [`${folder} ${key}`, text] as const))
}

test.each(Object.keys(MONTH_TEXTS))('%s has one name for each level of Baseline (docs/behaviour/baseline.md 4)', async (locale) => {
  const english = await listTexts('en-US')
  const own = new Map(await listTexts(locale))
  for (const level of LEVELS) {
    const keys = english.filter(([, text]) => text === interfaceTexts('en-US')[`baseline.${level}`]).map(([key]) => key)
    expect(keys.length).toBeGreaterThan(1)
    expect([...new Set(keys.map((key) => own.get(key)))]).toEqual([interfaceTexts(locale)[`baseline.${level}`]])
  }
})
