import { readFileSync } from 'node:fs'
import { CHOICE_STYLES } from '#contracts/choice-styles.ts'
import type { PlayDefaults } from '#contracts/play-state.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8').trim()

const PLAIN = read('plain.css')
const CHOICE = `${PLAIN}\n${CHOICE_STYLES.trim()}`
const TABBED = `${PLAIN}\n${read('tabbed.css')}`

/** The stylesheet that code is shown with before its own: what a page has that says nothing, or one for a kind of interactive examples. */
export function defaultStylesheet(defaults: PlayDefaults | undefined): string {
  switch (defaults) {
    case 'ix-choice':
      return CHOICE
    case 'ix-tabbed':
    case 'ix-wat':
      return TABBED
    case undefined:
      return PLAIN
  }
}
