/**
 * The path of a page that its area follows from: a document's slug, and below the locale for any other page.
 *
 * @example slugOf('/en-US/docs/Web/CSS') // 'Web/CSS'
 * @example slugOf('/en-US/blog/hello/') // 'blog/hello'
 */
export function slugOf(url: string): string {
  const [, , first, ...rest] = url.replace(/\/$/, '').split('/')
  return (first === 'docs' ? rest : [first, ...rest]).join('/')
}

/**
 * The area of a page: the first two parts of its slug, one where there are no more, in the glossary, and besides the documents.
 *
 * @example areaOf('/en-US/docs/Web/CSS/Reference/Properties/color') // 'Web/CSS'
 * @example areaOf('/en-US/blog/hello/') // 'blog'
 */
export function areaOf(url: string): string {
  const [first = '', second] = slugOf(url).split('/')
  return second === undefined || first === 'Glossary' || !/^\/[^/]+\/docs\//.test(url) ? first : `${first}/${second}`
}

/**
 * The name of an area: the title of its page, without what explains it.
 *
 * @example areaNameOf('CSS: Cascading Style Sheets') // 'CSS'
 */
export function areaNameOf(title: string): string {
  return /^[^:：]+/.exec(title)?.[0].trim() ?? title
}
