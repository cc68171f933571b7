import { beforeEach, expect, test, vi } from 'vitest'
import { click, get, list, mount, until } from '../../testing/mount.fixture.tsx'
import { prepareHelpTexts } from '../answer/help-text.ts'
import { ExplainDialog } from './explain-dialog.tsx'

const SAMPLE = { sample: 'let a', signature: '/en-US/docs/Web', language: 'js' }
const METADATA = { type: 'metadata', hash: 'h', model: 'small', cached: false }
const END = { type: 'end', status: 'complete' }

let asked: (readonly [string, unknown])[]

beforeEach(() => {
  asked = []
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true
  }
})

async function show(events: readonly unknown[], status = 200): Promise<void> {
  await prepareHelpTexts('en-US')
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    asked.push([url, JSON.parse(body)])
    if (status !== 200) return new Response(JSON.stringify({ code: status, error: 'Not Found', message: 'x' }), { status })
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
  })
  await mount(<ExplainDialog sample={SAMPLE} onClose={() => undefined} />)
}

test('an explanation comes in parts, says which model wrote it, and takes a vote', async () => {
  const part = (content: string) => ({ type: 'chunk', id: 'a', choices: [{ delta: { content }, finish_reason: null }] })
  await show([METADATA, part('Declares '), part('`a`.'), END])
  await until(() => expect(get('dialog', /Explanation/).textContent).toContain('Declares a.'))
  expect(get('dialog', /Explanation/).textContent).toContain('A language model (small) writes')
  await click(get('button', 'Yes'))
  expect(asked).toEqual([
    ['/api/v1/plus/ai/explain', SAMPLE],
    ['/api/v1/plus/ai/explain/feedback', { typ: 'thumbs_up', hash: 'h', signature: '/en-US/docs/Web' }],
  ])
})

test('a vote that does not reach the site can be sent again', async () => {
  await show([METADATA, { type: 'chunk', id: 'a', choices: [{ delta: { content: 'Declares a.' }, finish_reason: null }] }, END])
  await until(() => get('button', 'Yes'))
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await click(get('button', 'Yes'))
  await until(() => expect(get('dialog', /Explanation/).textContent).toContain('The server could not be reached. Try again.'))
  expect(get('button', 'Yes')).toBeDefined()
})

test('without a model there are the pages that explain the parts, or that there are none', async () => {
  await show([{ ...METADATA, model: null }, { type: 'pages', pages: [{ url: '/en-US/docs/Web#a', title: 'Web', heading: 'A' }] }, END])
  await until(() =>
    expect(list('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Web: A', '/en-US/docs/Web#a']]),
  )
  expect(list('button').map(({ textContent }) => textContent)).not.toContain('Yes')
})

test.each([
  [[], 404],
  [[METADATA], 200],
] as const)('an explanation that fails says so (%j, %i)', async (events, status) => {
  await show(events, status)
  await until(() => expect(get('dialog', /Explanation/).textContent).toContain('The code could not be explained.'))
})
