import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { buildBody } from '../testing/build-sample.ts'
import { createHostileSteps } from '../testing/hostile-steps.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

// Exponential code never ends on these, quadratic code is found by bench/attack/content.ts, which takes longer texts.
test.each(createHostileSteps('').map(({ name }) => name))('hostile strings pass through: %s', (name) => {
  const step = createHostileSteps(join(temporaryFolder({ 'index.md': '' }), 'index.md')).find((one) => one.name === name)
  takeHostileStrings(900, 300).forEach(({ text, name }, index) => {
    expect(() => step?.run(text, index), name).not.toThrow()
  })
})

test.each(['apiref', 'rfc', 'webextexamples'])('half a pair and an emoji pass through %s', (name) => {
  const [build] = createHostileSteps(join(temporaryFolder({ 'index.md': '' }), 'index.md'))
  for (const text of ['\ud83d', '\ude00', '😀'])
    expect(() => build?.run(`{{${name}("1", "${text}", "${text}")}}{{${name}("${text}")}}`, 0)).not.toThrow()
})

describe('100,000 in one another', () => {
  test.each([
    ['tags', '<b>'],
    ['tags in lines', '<div>\n'],
    ['quotes', '>'],
    ['lists', '- '],
    ['brackets', '['],
    ['images', '!['],
    ['emphasis', '*a '],
    ['macro calls', '{{a('],
    ['empty macro calls', '{{'],
    ['comments', '<!--'],
  ])('%s build', (_, piece) => {
    expect(buildBody(piece.repeat(100_000)).doc.title).toBe('Sample')
  })
})
