import { beforeEach, expect, test, vi } from 'vitest'
import texts from '#locales/playground/en-US.json' with { type: 'json' }
import { translate } from '#locales/translate.ts'
import { change, click, get, list, mount, press, settle, type, until } from '../testing/mount.fixture.tsx'
import { encodePlayState } from '../ui/play-frame/encode-play-state.ts'
import type { PlayCode } from './code/play-code.ts'
import { listDrafts } from './drafts/drafts-store.ts'
import type { Source } from './find-source.ts'
import { PlaygroundPage } from './playground-page.tsx'
import { PlayTextContext } from './texts/play-text.ts'

const CODE: PlayCode = { html: '<p>Hello</p>', css: '', js: '' }
const t = (key: keyof typeof texts, values?: Readonly<Record<string, string | number>>): string => translate(texts[key], values, 'en-US')

let width: number
/** Where the frame was led to. */
const addresses: string[] = []

beforeEach(() => {
  width = 1200
  addresses.length = 0
  history.replaceState(null, '', '/en-US/play')
  const isMatch = (query: string): boolean => {
    const limit = 16 * Number(/([\d.]+)em/.exec(query)?.[1])
    return query.includes('<') ? width < limit : query.includes('>=') && width >= limit
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMatch(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'confirm',
    vi.fn(() => true),
  )
  // The frame is another page, which is not loaded here.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation((url) => void addresses.push(url))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

async function open(source: Source = openedSource()): Promise<void> {
  await mount(
    <PlayTextContext value={t}>
      <PlaygroundPage title="Playground" source={source} isReturning={false} returning="share" />
    </PlayTextContext>,
  )
  await settle()
}

function openedSource(isTrusted = true, more: object = {}): Source {
  return { kind: 'opened', opened: { code: CODE, original: CODE, isTrusted, document: 'one', ...more } }
}

const button = (key: keyof typeof texts): HTMLElement => get('button', t(key))
const notice = (): string => document.querySelector('.play-notices')?.textContent ?? ''
/** What the first editor shows, which stands in a tree of its own. */
const html = (): string =>
  document.querySelector('.play-panel-html .play-editor > div')?.shadowRoot?.querySelector('.cm-content')?.textContent ?? ''
const runs = (): number => addresses.length

test('code that is the user’s own runs at once, on a host named after it', async () => {
  await open()
  await until(() => expect(runs()).toBe(1))
  const { hash } = await encodePlayState({ html: CODE.html, css: '', js: '' })
  expect(String(addresses[0])).toContain(hash)
})

test('code of another user does not run before the user says so, and nothing can be entered', async () => {
  await open(openedSource(false))
  expect(document.body.textContent).toContain(t('caution'))
  expect(get('field', t('console.input')).hasAttribute('disabled')).toBe(true)
  expect(runs()).toBe(0)
  const [run] = list('button').filter(({ textContent }) => textContent === t('run'))
  if (run !== undefined) await click(run)
  await until(() => expect(runs()).toBe(1))
  expect(document.body.textContent).not.toContain(t('caution'))
})

test('empty editors run nothing, and have nothing to share or format', async () => {
  await open({ kind: 'opened', opened: { code: { html: ' ', css: '', js: '' }, isTrusted: true, document: 'none' } })
  expect(runs()).toBe(0)
  expect(button('format').hasAttribute('disabled')).toBe(true)
  expect(button('share.button').hasAttribute('disabled')).toBe(true)
  expect(button('clear').getAttribute('aria-disabled')).toBe('true')
  await click(button('clear'))
  expect(notice()).toBe('')
})

test('clearing removes all code, and can be undone', async () => {
  await open()
  await until(() => expect(html()).toBe(CODE.html))
  await click(button('clear'))
  await until(() => expect(html()).not.toContain('Hello'))
  expect(notice()).toContain(t('cleared'))
  expect(document.activeElement).toBe(button('undo'))
  await click(button('undo'))
  await until(() => expect(html()).toBe(CODE.html))
  expect(notice()).toBe('')
})

test('code that was changed goes back to what was opened, and code that was not has nothing to go back to', async () => {
  await open({ kind: 'opened', opened: { code: { ...CODE, html: '<b>Mine</b>' }, original: CODE, isTrusted: true, document: 'one' } })
  expect(button('reset').getAttribute('aria-disabled')).toBe('false')
  await click(button('reset'))
  await until(() => expect(html()).toBe(CODE.html))
  expect(notice()).toContain(t('reset_done'))
  expect(button('reset').getAttribute('aria-disabled')).toBe('true')
})

test('an address that holds no code says so, and the notice is closed', async () => {
  await open({ kind: 'bad-state' })
  expect(notice()).toContain(t('bad_state'))
  await click(button('dismiss'))
  expect(notice()).toBe('')
})

test('code is saved as a draft by the keys, then in the same draft, and the heading names it', async () => {
  await open()
  const page = document.querySelector('.playground') ?? document.body
  expect(await press(page, 's')).toBe(false)
  expect(await press(page, 's', { ctrlKey: true, shiftKey: true })).toBe(false)
  expect(await press(page, 's', { ctrlKey: true })).toBe(true)
  expect(listDrafts().map(({ name }) => name)).toEqual(['Draft 1'])
  expect(document.querySelector('.play-open-draft')?.textContent).toBe('Draft 1')
  expect(notice()).toContain('“Draft 1” is saved in this browser.')
  await press(page, 'S', { metaKey: true })
  expect(listDrafts()).toHaveLength(1)
})

test('a draft gets the name that was typed, is renamed and deleted', async () => {
  await open()
  const form = get('field', t('drafts.label')).closest('form')
  const submit = (one: Element | null | undefined) =>
    change(() => one?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await type(get('field', t('drafts.label')), ' Boxes ')
  await submit(form)
  expect(listDrafts().map(({ name }) => name)).toEqual(['Boxes'])
  expect(get('button', 'Boxes').getAttribute('aria-current')).toBe('true')
  await click(get('button', 'Rename Boxes'))
  const field = document.querySelector<HTMLInputElement>('.play-drafts li input')
  expect(field?.value).toBe('Boxes')
  if (field !== null) await type(field, 'Grids')
  await submit(field?.closest('form'))
  expect(document.querySelector('.play-open-draft')?.textContent).toBe('Grids')
  vi.mocked(confirm).mockReturnValueOnce(false)
  await click(get('button', 'Delete Grids'))
  expect(listDrafts()).toHaveLength(1)
  await click(get('button', 'Delete Grids'))
  expect([listDrafts().length, document.querySelector('.play-open-draft')]).toEqual([0, null])
})

test('another draft is opened after a question, where the code is not saved', async () => {
  await open()
  const page = document.querySelector('.playground') ?? document.body
  await press(page, 's', { ctrlKey: true })
  await click(button('clear'))
  await until(() => expect(html()).not.toContain('Hello'))
  vi.mocked(confirm).mockReturnValueOnce(false)
  await click(get('button', 'Draft 1'))
  expect(html()).not.toContain('Hello')
  await click(get('button', 'Draft 1'))
  await until(() => expect(html()).toBe(CODE.html))
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('drafts that another tab saves are in the list', async () => {
  await open()
  localStorage.setItem('playground-drafts', JSON.stringify([{ id: 'x', name: 'From a tab' }]))
  await change(() => window.dispatchEvent(new StorageEvent('storage', { key: 'other' })))
  expect(list('button').map(({ textContent }) => textContent)).not.toContain('From a tab')
  await change(() => window.dispatchEvent(new StorageEvent('storage', { key: 'playground-drafts' })))
  expect(get('button', 'From a tab')).toBeDefined()
})

test('an editor is closed and opened by its name', async () => {
  await open()
  const name = get('button', 'HTML')
  expect(name.getAttribute('aria-expanded')).toBe('true')
  await click(name)
  expect([name.getAttribute('aria-expanded'), document.querySelector('.play-panel-html')?.hasAttribute('data-closed')]).toEqual([
    'false',
    true,
  ])
  await click(name)
  expect(name.getAttribute('aria-expanded')).toBe('true')
})

test('the options set how the code runs: modules, TypeScript, and an editor of WebAssembly text', async () => {
  await open()
  expect(list('button').map(({ textContent }) => textContent)).not.toContain('WAT')
  await click(get('field', t('wat')))
  expect(get('button', 'WAT')).toBeDefined()
  await click(get('field', t('typescript')))
  expect(get('button', 'TypeScript')).toBeDefined()
  const map = get('field', t('import_map'))
  await type(map, '{"imports": 1}')
  expect(map.getAttribute('aria-invalid')).toBe('true')
  await type(map, '{"imports": {}}')
  expect(map.getAttribute('aria-invalid')).toBe('false')
  await click(get('field', t('auto_run')))
  expect(localStorage.getItem('playground-auto-run')).toBe('off')
})

test('in a narrow window one panel is shown at a time, chosen by tabs and their keys', async () => {
  width = 400
  await open()
  const tabs = (): readonly string[] =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')].map(
      (tab) => `${tab.textContent}${tab.getAttribute('aria-selected') === 'true' ? ' *' : ''}`,
    )
  expect(tabs()).toEqual(['HTML *', 'CSS', 'JavaScript', 'Result', 'Console'])
  const tablist = document.querySelector('[role="tablist"]') ?? document.body
  for (const [key, chosen] of [
    ['ArrowRight', 'CSS *'],
    ['ArrowLeft', 'HTML *'],
    ['ArrowLeft', 'Console *'],
    ['ArrowRight', 'HTML *'],
    ['End', 'Console *'],
    ['Home', 'HTML *'],
  ] as const) {
    expect(await press(tablist, key)).toBe(true)
    expect(tabs().filter((tab) => tab.endsWith('*'))).toEqual([chosen])
  }
  expect(await press(tablist, 'x')).toBe(false)
  expect(document.querySelector('.play-panel-css')?.hasAttribute('data-behind')).toBe(true)
  expect(document.querySelector('.play-panel-html')?.hasAttribute('data-behind')).toBe(false)
  await click(button('run'))
  expect(tabs()).toContain('Result *')
  expect(document.querySelector('[role="separator"]')).toBeNull()
})

test('the borders between panels are moved by keys, and go back with Enter', async () => {
  await open()
  const [line] = [...document.querySelectorAll<HTMLElement>('[role="separator"][aria-orientation="vertical"]')]
  if (line === undefined) throw new Error('no border')
  const value = (): number => Number(line.getAttribute('aria-valuenow'))
  expect(value()).toBe(50)
  expect(await press(line, 'ArrowRight')).toBe(true)
  expect(value()).toBe(52)
  await press(line, 'ArrowLeft', { shiftKey: true })
  expect(value()).toBe(42)
  await press(line, 'End')
  expect(value()).toBe(92)
  await press(line, 'Home')
  expect(value()).toBe(8)
  expect(await press(line, 'ArrowUp'), 'a border between columns moves sideways').toBe(false)
  await press(line, 'Enter')
  expect(value()).toBe(50)
  const horizontal = document.querySelector('[role="separator"][aria-orientation="horizontal"]')
  if (horizontal === null) throw new Error('no border')
  const before = Number(horizontal.getAttribute('aria-valuenow'))
  await press(horizontal, 'ArrowDown')
  expect(Number(horizontal.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  await press(horizontal, 'ArrowUp')
  expect(Number(horizontal.getAttribute('aria-valuenow'))).toBe(before)
  expect(await press(horizontal, 'ArrowLeft')).toBe(false)
})
