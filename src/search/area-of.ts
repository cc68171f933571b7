/**
 * The area of a page: the first two parts of its slug, one where there are no more.
 *
 * @example areaOf('/en-US/docs/Web/CSS/Reference/Properties/color') // 'Web/CSS'
 */
export function areaOf(url: string): string {
  const [, , , first = '', second] = url.split('/')
  return second === undefined || first === 'Glossary' ? first : `${first}/${second}`
}

/**
 * What an area is called: the title of its page, without what explains it.
 *
 * @example areaNameOf('CSS: Cascading Style Sheets') // 'CSS'
 */
export function areaNameOf(title: string): string {
  return /^[^:：]+/.exec(title)?.[0].trim() ?? title
}
