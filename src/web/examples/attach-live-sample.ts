import { measure } from '../browser/measure.ts'
import { playLink } from '../ui/open-playground.ts'
import { compileBlock } from './compile-block.ts'
import { exampleFrame } from './example-frame.ts'
import type { ExampleTools } from './example-tools.ts'
import { followFullWindow } from './full-window.ts'
import { fullWindowHash } from './full-window-hash.ts'
import { findWat, isWithoutCode, joinCode, listSampleBlocks } from './sample-code.ts'

/**
 * Shows the result of a live sample: its code runs in a frame, can be opened in the playground from its own head and from those of its code
 * blocks, and be shown in the whole window.
 *
 * @param sample the `<live-sample>` below the head of the box
 * @returns the cleanup
 */
export function attachLiveSample(sample: HTMLElement, tools: ExampleTools): () => void {
  const box = sample.closest<HTMLElement>('.live-sample')
  const prose = sample.closest('.prose')
  const id = box?.dataset.liveId
  if (box === null || prose === null || id === undefined) return () => undefined
  const blocks = listSampleBlocks(prose, box.dataset.liveCode ?? id)
  const code = joinCode(blocks)
  const wat = findWat(blocks)
  if (isWithoutCode(code)) return () => undefined
  const { t, lang, path } = tools
  const name = id.replaceAll('_', ' ').trim()
  const pane = document.createElement('div')
  pane.className = 'example-pane'
  pane.append(...sample.childNodes)
  sample.append(pane)
  const frame = exampleFrame({
    container: pane,
    title: name === '' ? t('result') : t('result_of', { name }),
    tools,
    path: box.dataset.livePath ?? path,
    allow: box.dataset.allow,
    sandbox: box.dataset.sandbox,
  })
  const src = `${path}#${box.id}`
  const play = (): HTMLElement =>
    playLink({
      locale: tools.context.locale,
      text: t('play'),
      title: t('play_title'),
      codeOf() {
        measure({ name: 'play.example', id, url: path })
        return { ...code, ...(wat === undefined ? {} : { wat }), src }
      },
    })
  const heads = blocks.flatMap((block) => [
    ...(block.closest('.code-example')?.querySelectorAll('.example-header:not(:has(.example-play))') ?? []),
  ])
  const [head] = box.children
  const added = [...heads.map((one) => addTo(one, play())), addTo(head, windowLink(id, tools)), addTo(head, play())]
  if (lang !== undefined) for (const element of added) element.lang = lang
  let isOpen = true
  const run = async (): Promise<void> => {
    if (wat === undefined) return frame.run(code)
    const compiled = await compileBlock(wat, tools.context.site.runner)
    if (!isOpen) return
    if ('reason' in compiled) frame.fail(t('no_wasm', compiled))
    else await frame.run({ ...code, ...compiled })
  }
  void run()
  const stopFollowing = followFullWindow({ sample, pane, t, lang })
  return () => {
    isOpen = false
    stopFollowing()
    frame.destroy()
    for (const element of added) element.remove()
  }
}

/** Before the buttons that are there already, so that none of them moves. */
function addTo(head: Element | undefined, control: HTMLElement): HTMLElement {
  head?.insertBefore(control, head.querySelector('.example-explain, .example-copy'))
  return control
}

function windowLink(id: string, { t }: ExampleTools): HTMLElement {
  const link = document.createElement('a')
  link.className = 'example-window'
  link.href = fullWindowHash(id)
  link.textContent = t('full_window')
  return link
}
