import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

test.each(['https://other.example/', '//other.example/', 'javascript:x()'])('a frame of %s is told of with its place', async (src) => {
  const faults = await checkBody(`text\n\n<iframe title="x" src="${src}"></iframe>\n`)
  expect(faults).toContain(
    `7:24 warning unsafe-html: the frame loads ${src}, which readers' browsers refuse (use EmbedYouTube, EmbedGHLiveSample or a link)`,
  )
})

test('frames that macros make, and those of this site, are no faults', async () => {
  expect(await checkBody('{{EmbedYouTube("abc")}}\n\n<iframe title="x" src="/en-US/docs/Sample"></iframe>\n')).toEqual([])
})
