import { beforeEach, expect, test, vi } from 'vitest'
import type { PlayLine } from '#contracts/play-messages.ts'
import texts from '#locales/playground/en-US.json' with { type: 'json' }
import { translate } from '#locales/translate.ts'
import { change, choose, click, get, mount, press, type } from '../../testing/mount.fixture.tsx'
import { PlayTextContext } from '../texts/play-text.ts'
import { type ConsoleAction, EMPTY_LOG, reduceLog } from './console-entries.ts'
import { ConsolePanel } from './console-panel.tsx'

const t = (key: keyof typeof texts, values?: Readonly<Record<string, string | number>>): string => translate(texts[key], values, 'en-US')
const onClear = vi.fn()
const onEnter = vi.fn()

beforeEach(() => {
  onClear.mockReset()
  onEnter.mockReset()
})

function line(text: string, more: Partial<PlayLine> = {}): ConsoleAction {
  const value = {
    kind: 'line',
    line: { method: 'log', level: 'log', args: [{ kind: 'string', text }], depth: 0, count: 1, ...more },
  } as const
  return { type: 'add', added: [value] }
}

async function show(actions: readonly ConsoleAction[], isDisabled = false) {
  const panel = (all: readonly ConsoleAction[]) => (
    <PlayTextContext value={t}>
      <ConsolePanel log={all.reduce(reduceLog, EMPTY_LOG)} isDisabled={isDisabled} onClear={onClear} onEnter={onEnter} />
    </PlayTextContext>
  )
  const mounted = await mount(panel(actions))
  return { again: (more: readonly ConsoleAction[]) => mounted.show(panel([...actions, ...more])) }
}

const lines = (): readonly string[] => [...document.querySelectorAll('[role="log"] > ul > li')].map(({ textContent }) => textContent)
const log = (): HTMLElement => document.querySelector<HTMLElement>('[role="log"]') ?? document.body

test('an empty console says what it is for, and has nothing to clear', async () => {
  await show([])
  expect(log().textContent).toBe(t('console.empty'))
  expect(get('button', t('console.clear')).hasAttribute('disabled')).toBe(true)
})

test('lines have their level in words, how often they came and where they are from', async () => {
  await show([
    line('a'),
    line('b', { level: 'warn', method: 'warn', count: 3, place: { part: 'js', line: 7 } }),
    { type: 'add', added: [{ kind: 'input', code: '1 + 1' }] },
    { type: 'add', added: [{ kind: 'answer', value: { kind: 'number', text: '2' }, isError: false }] },
    { type: 'add', added: [{ kind: 'error', text: 'no runner' }] },
  ])
  expect(lines()).toEqual(['a', 'Warning: 3 × b JavaScript:7', '1 + 1', '2', 'Error: no runner'])
  await click(get('button', t('console.clear')))
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('a console that the code cleared says so, in place of what it had', async () => {
  await show([line('a'), line('', { method: 'clear', args: [] }), line('b')])
  expect(lines()).toEqual([t('console.cleared'), 'b'])
})

test('groups hold their lines, open or closed as they were printed', async () => {
  await show([
    line('one', { method: 'group' }),
    line('in', { depth: 1 }),
    line('', { method: 'groupCollapsed', args: [], depth: 1 }),
    line('deep', { depth: 2 }),
    line('out'),
  ])
  const [outer, inner] = [...document.querySelectorAll('details')]
  expect([outer?.open, inner?.open, inner?.querySelector('summary')?.textContent]).toEqual([true, false, t('console.group')])
  expect(lines()).toHaveLength(2)
})

test('lines are chosen by level and by text', async () => {
  await show([line('apple'), line('pear', { level: 'error', method: 'error' }), line('Apple pie', { level: 'error', method: 'error' })])
  await choose(get('field', t('console.levels')), 'error')
  expect(lines()).toEqual(['Error: pear', 'Error: Apple pie'])
  await type(get('field', t('console.filter')), ' APPLE ')
  expect(lines()).toEqual(['Error: Apple pie'])
  await choose(get('field', t('console.levels')), 'all')
  expect(lines()).toEqual(['apple', 'Error: Apple pie'])
  await type(get('field', t('console.filter')), 'zzz')
  expect(log().textContent).toBe(t('console.none_match'))
})

test('a line of input is entered, and the arrow keys bring back what was entered before', async () => {
  await show([])
  const field = get('field', t('console.input'))
  const value = (): unknown => Reflect.get(field, 'value')
  const enter = async (code: string): Promise<void> => {
    Reflect.set(field, 'value', code)
    await change(() => field.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  }
  expect(await press(field, 'ArrowUp'), 'nothing was entered yet').toBe(false)
  await enter('  ')
  await enter('one')
  await enter('two')
  await enter('one')
  expect(onEnter.mock.calls).toEqual([['one'], ['two'], ['one']])
  expect(value()).toBe('')
  expect(await press(field, 'ArrowUp')).toBe(true)
  expect(value()).toBe('one')
  await press(field, 'ArrowUp')
  expect(value()).toBe('two')
  expect(await press(field, 'ArrowUp'), 'the same line is kept once').toBe(false)
  await press(field, 'ArrowDown')
  expect(value()).toBe('one')
  await press(field, 'ArrowDown')
  expect(value()).toBe('')
  expect(await press(field, 'ArrowDown')).toBe(false)
  expect(await press(field, 'a')).toBe(false)
})

test('the list follows its end as long as the user is there', async () => {
  const { again } = await show([line('a')])
  const scrolled = vi.spyOn(log(), 'scrollTo').mockImplementation(() => undefined)
  await again([line('b')])
  expect(scrolled).toHaveBeenCalledTimes(1)
  vi.spyOn(log(), 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(log(), 'clientHeight', 'get').mockReturnValue(100)
  const scrollTo = (top: number): void => {
    log().scrollTop = top
    log().dispatchEvent(new Event('scroll'))
  }
  scrollTo(875)
  await again([line('c')])
  expect(scrolled, 'the user reads something above').toHaveBeenCalledTimes(1)
  scrollTo(876)
  await again([line('d')])
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test('lines that are not kept any more are counted', async () => {
  await show([{ type: 'add', added: Array.from({ length: 1500 }, () => ({ kind: 'error', text: 'x' }) as const) }])
  expect(log().textContent).toMatch(/\d+ earlier lines are not shown/)
})
