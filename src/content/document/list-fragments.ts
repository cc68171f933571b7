import type { Section } from '#contracts/document.ts'

/** All ids of a page, in its order. */
export function listFragments(body: readonly Section[]): string[] {
  return body.flatMap(({ value }) => {
    const inner = 'content' in value ? listIds(value.content) : []
    return 'id' in value ? [value.id, ...inner] : inner
  })
}

/** What every id of a tag begins with. It may stand in a text or at the end of another attribute, too. */
const ID = ' id="'
/** A tag in HTML of our own serializer, up to its last attribute; and an attribute of one. */
const TAG = /<[a-z][^\s<>]*((?: [^\s"=<>]+(?:="[^"]*")?)*)/y
const ATTRIBUTE = / ([^\s"=<>]+)(?:="([^"]*)")?/gy

/** Looks at the tags that can have an id, and not at all: few have one. */
function listIds(html: string): readonly string[] {
  const ids: string[] = []
  let last = -1
  for (let at = html.indexOf(ID); at >= 0; at = html.indexOf(ID, at + ID.length)) {
    const tag = html.lastIndexOf('<', at)
    const id = tag === last ? '' : idOfTag(html, tag)
    if (id !== '') ids.push(decodeEntities(id))
    last = tag
  }
  return ids
}

function idOfTag(html: string, start: number): string {
  TAG.lastIndex = start
  const attributes = TAG.exec(html)?.[1] ?? ''
  return [...attributes.matchAll(ATTRIBUTE)].find(([, name]) => name === 'id')?.[2] ?? ''
}

function decodeEntities(attribute: string): string {
  return attribute.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
