import type { Element } from 'domhandler'

/** Whether an element has a class. */
export function hasClass({ attribs }: Element, className: string): boolean {
  return attribs.class?.includes(className) === true && attribs.class.split(/\s+/).includes(className)
}

/** Adds a class to the element's own ones. */
export function addClass(element: Element, className: string): void {
  const classes = element.attribs.class?.split(/\s+/) ?? []
  if (!classes.includes(className)) element.attribs.class = [...classes, className].join(' ').trim()
}

/** The language of a code block: fences carry `brush: {language}` among their classes. */
export function languageOf({ attribs }: Element): string | undefined {
  return /(?:^|\s)brush: ([\w-]+)/.exec(attribs.class ?? '')?.[1]
}
