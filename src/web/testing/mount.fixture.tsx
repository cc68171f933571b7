import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { LocaleCode } from '#contracts/locales.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'

/** The site that components are shown on. */
export const TEST_SITE: SiteSettings = {
  brand: { name: 'Reading Room', shortName: 'RR', plusName: 'Room Plus' },
  origin: 'https://room.example',
  features: ['ai-help', 'collections', 'newsletter', 'plus'],
}

const roots: Root[] = []

/** Shows a component in the document, on a page in a locale. @returns its container and how to render it again */
export async function mount(children: ReactNode, locale: LocaleCode = 'en-US', site = TEST_SITE) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  roots.push(root)
  const t = translator(interfaceTexts('en-US'), locale)
  const show = async (next: ReactNode): Promise<void> => {
    await act(async () => root.render(<PageProvider value={{ locale, site, t }}>{next}</PageProvider>))
  }
  await show(children)
  return { container, show }
}

/** Does something that changes components, and waits until they are shown. */
export async function change<T>(action: () => T | Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined
  await act(async () => {
    result = { value: await action() }
  })
  if (result === undefined) throw new Error('the action did not end')
  return result.value
}

/** Waits until what is on its way without a delay has come. */
export async function settle(): Promise<void> {
  await change(() => new Promise((resolve) => setTimeout(resolve, 5)))
}

/** Waits until a check passes; its last error after two seconds. */
export async function until(check: () => unknown): Promise<void> {
  for (let tries = 200; tries > 0; tries -= 1) {
    try {
      check()
      return
    } catch {
      await change(() => new Promise((resolve) => setTimeout(resolve, 10)))
    }
  }
  check()
}

/** Clicks the element, and waits until what it changes is shown. */
export async function click(element: Element): Promise<void> {
  await change(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
}

/** Takes every mounted component out of the document. */
export async function unmountAll(): Promise<void> {
  await change(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
}

/** The element of a role with a name: what a screen reader would say of it, as far as texts, labels and titles tell. */
export function get(role: Role, name: string | RegExp, within: ParentNode = document): HTMLElement {
  const found = list(role, within).filter((element) => (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))))
  const [element] = found
  if (element !== undefined && found.length === 1) return element
  const others = list(role, within).map((one) => `"${nameOf(one)}"`)
  throw new Error(`expected one ${role} named ${name}, found ${found.length} among ${others.join(', ')}`)
}

/** All elements of a role that are not hidden. */
export function list(role: Role, within: ParentNode = document): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(SELECTORS[role])].filter((element) => element.closest('[hidden]') === null)
}

/** Types into a field as a user does, in place of what it held, and waits until what that changes is shown. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  await change(() => {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    // React has a setter of its own on the element, which would take the new text for one that is shown already.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Chooses an option by its value. */
export async function choose(select: HTMLElement, value: string): Promise<void> {
  await change(() => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Presses a key; whether the browser is kept from what it does for it. */
export async function press(element: Element, key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await change(() => element.dispatchEvent(event))
  return event.defaultPrevented
}

type Role = 'button' | 'link' | 'field' | 'heading' | 'dialog' | 'status' | 'alert'

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, summary, [role="button"]',
  link: 'a[href]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open], [role="dialog"]',
  status: '[role="status"], output',
  alert: '[role="alert"]',
}

function nameOf(element: HTMLElement): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const label = document.querySelector(`label[for="${element.id}"]`)?.textContent ?? element.closest('label')?.textContent
  const text = labelled || element.getAttribute('aria-label') || (element.matches('input, textarea, select') ? label : element.textContent)
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
