import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'

const frame = (id: string, title: string) =>
  `<div class="embed"><iframe src="https://www.youtube-nocookie.com/embed/${id}" title="${title}" width="560" height="315" loading="lazy" allow="encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe></div>`

test('a video is a lazy frame of the host without cookies', () => {
  expect(renderMacro('{{EmbedYouTube("-lJRzTIvhxo")}}')).toEqual({ html: frame('-lJRzTIvhxo', 'YouTube video'), problems: [] })
})

test('it may have a title of its own', () => {
  expect(renderMacro('{{EmbedYouTube("x_1", "Flex & \\"grid\\"")}}').html).toBe(frame('x_1', 'Flex &amp; &quot;grid&quot;'))
})

test.each(['../x', 'a?autoplay=1', 'https://youtu.be/x', '"><b>'])('%s is no id', (id) => {
  const { html, problems } = renderMacro(`{{EmbedYouTube('${id}')}}`)
  expect(html).not.toContain('<iframe')
  expect(problems).toEqual([
    `error macro-error: EmbedYouTube: argument 1 (id) is ${JSON.stringify(id)}; expected the id of a video: letters, digits, - and _`,
  ])
})

test('a German page has the German title', () => {
  expect(renderMacro('{{EmbedYouTube("x")}}', { locale: 'de' }).html).toBe(frame('x', 'YouTube-Video'))
})
