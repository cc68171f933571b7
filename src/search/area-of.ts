/**
 * The area of a page: the first two parts of its slug, one where there are no more.
 *
 * @example areaOf('/en-US/docs/Web/CSS/Reference/Properties/color') // 'Web/CSS'
 */
export function areaOf(url: string): string {
  const [, , , first = '', second] = url.split('/')
  return second === undefined || first === 'Glossary' ? first : `${first}/${second}`
}
