import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { RandomContent } from '../testing/random-edits.fixture.ts'

/** More of it: bench/random-edits.ts. */
test.each([
  ['', false],
  [', with its compressed files', true],
])(
  'after random edits a build has the bytes of one from nothing%s',
  async (_, isCompressed) => {
    using workshop = new Workshop({})
    const content = new RandomContent(workshop.root, { pages: 30, seed: 20 })
    // All files count as settled, so that what is stored of them is used.
    const cache = { file: join(workshop.siteFolder, '../cache.json'), now: () => Date.now() + 60_000 }
    await workshop.build({ cache, isCompressed })
    const done: string[] = []
    for (let round = 1; round <= 12; round++) {
      done.push(content.edit(), content.edit())
      await workshop.build({ cache, isCompressed })
      expect(await workshop.build({ cache, isCompressed })).toMatchObject({ built: 0, rendered: 0 })
      if (round % 3 === 0) expect(digestsOf(workshop.siteFolder), done.join('; ')).toEqual(await workshop.buildCold({ isCompressed }))
    }
  },
  60_000,
)
