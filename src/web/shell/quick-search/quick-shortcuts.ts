import { readStored } from '../../browser/storage.ts'

/** Where the browser stores the choice. */
export const SHORTCUTS_KEY = 'search-shortcuts'

/** Whether the user lets `/` and Ctrl or Cmd + K lead to the search box; the page itself says so for browsers that store nothing (choose-shortcuts.ts). */
export function areShortcutsOn(): boolean {
  return (document.documentElement.dataset.shortcuts ?? readStored(SHORTCUTS_KEY)) !== 'off'
}

/** Names the shortcut in the empty field while it means something, where there are likely to be keys. */
export function showShortcut(field: HTMLInputElement): void {
  const name = field.labels?.[0]?.textContent ?? ''
  field.placeholder = areShortcutsOn() && matchMedia('(hover: hover)').matches ? `${name} ( / )` : name
}

/** Inputs into which nothing is typed. */
const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
const DIALOGS = 'dialog[open], :modal, [role="dialog"], [role="alertdialog"], [aria-modal="true"]'

/**
 * Whether a key asks for the search box: `/`, also where a keyboard has it on Shift, or Ctrl or Cmd + K, with no other modifier; not while
 * something is typed and not below a dialog (docs/behaviour/quick-search.md 10).
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || !event.isTrusted || event.altKey) return false
  const isCalled = isCombination(event) || (event.key === '/' && !event.ctrlKey && !event.metaKey)
  return isCalled && !isTyping(event.composedPath()[0]) && !isBelowDialog() && areShortcutsOn()
}

/** Whether Ctrl+K or Cmd+K was pressed. On keyboards of other scripts `key` is a letter of that script, so the place of the key counts (`code`). */
function isCombination({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
  return isK && ctrlKey !== metaKey && !shiftKey
}

function isTyping(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, [role="textbox"]'))
}

function isBelowDialog(): boolean {
  return [...document.querySelectorAll(DIALOGS)].some((dialog) => dialog.checkVisibility())
}
