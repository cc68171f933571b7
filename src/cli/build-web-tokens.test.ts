import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { THEME_COLORS } from '#web/shell/theme-colors.ts'
import { PROJECT } from './testing/run-cli.fixture.ts'

const tokens = readFileSync(join(PROJECT, 'src/web/ui/tokens.css'), 'utf8')

test('the colours that the browser gets for its own frame are those of the page', () => {
  expect(tokens).toContain(`--paper: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark});`)
})

test('more contrast by the system and by choice are the same', () => {
  const [, bySystem = ''] = /prefers-contrast: more\) \{\n {2}:root \{([^}]*)\}/.exec(tokens) ?? []
  const [, byChoice = ''] = /\[data-contrast="more"\] \{([^}]*)\}/.exec(tokens) ?? []
  expect(byChoice.replaceAll(/\s+/g, ' ')).toBe(bySystem.replaceAll(/\s+/g, ' '))
  expect(byChoice).toContain('--ink: light-dark(#000, #fff);')
})
