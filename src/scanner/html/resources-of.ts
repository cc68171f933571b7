import type { ResourceFacts, ResourceKind } from './html-facts.ts'

type Attributes = ReadonlyMap<string, string>

/** Elements whose `src` is loaded, and as what. */
const BY_SRC: Readonly<Record<string, ResourceKind>> = {
  img: 'img',
  iframe: 'frame',
  frame: 'frame',
  video: 'media',
  audio: 'media',
  track: 'media',
  embed: 'object',
}
/** What `rel` of a link says that it loads. */
const BY_REL: Readonly<Record<string, ResourceKind>> = { stylesheet: 'style', icon: 'img', 'apple-touch-icon': 'img', manifest: 'manifest' }
/** What `as` of a preload says. */
const BY_AS: Readonly<Record<string, ResourceKind>> = { style: 'style', image: 'img', font: 'font', video: 'media', audio: 'media' }

/** The elements that load something besides scripts. */
export const RESOURCE_ELEMENTS: readonly string[] = [...Object.keys(BY_SRC), 'link', 'source', 'object', 'form', 'input', 'button']

/** What an element loads or sends to. @param name in lower case */
export function resourcesOf(name: string, attributes: Attributes): readonly ResourceFacts[] {
  const one = (kind: ResourceKind | undefined, attribute: string): readonly ResourceFacts[] => {
    const url = attributes.get(attribute)?.trim()
    return kind === undefined || url === undefined || url === '' ? [] : [{ kind, url }]
  }
  switch (name) {
    case 'link':
      return linkKinds(attributes).flatMap((kind) => one(kind, 'href'))
    case 'source':
      return [...one('media', 'src'), ...sourceSet(attributes)]
    case 'img':
      return [...one('img', 'src'), ...sourceSet(attributes)]
    case 'video':
      return [...one('media', 'src'), ...one('img', 'poster')]
    case 'object':
      return one('object', 'data')
    case 'form':
      return one('form', 'action')
    case 'input':
    case 'button':
      return [...one('form', 'formaction'), ...(name === 'input' ? one('img', 'src') : [])]
    default:
      return Object.hasOwn(BY_SRC, name) ? one(BY_SRC[name], 'src') : []
  }
}

function linkKinds(attributes: Attributes): readonly ResourceKind[] {
  const words = (attributes.get('rel') ?? '').toLowerCase().split(/\s/, 20)
  const as = (attributes.get('as') ?? '').trim().toLowerCase()
  const preloaded = words.includes('preload') && Object.hasOwn(BY_AS, as) ? [BY_AS[as]] : []
  const kinds = [...words.map((word) => (Object.hasOwn(BY_REL, word) ? BY_REL[word] : undefined)), ...preloaded]
  return [...new Set(kinds.flatMap((kind) => kind ?? []))]
}

/** The addresses of `srcset`, as far as no comma is in them. At most 20 of them. */
function sourceSet(attributes: Attributes): readonly ResourceFacts[] {
  const parts = (attributes.get('srcset') ?? '').split(',', 20)
  return parts.flatMap((part) => {
    const [url = ''] = part.trim().split(/\s/, 1)
    return url === '' ? [] : [{ kind: 'img' as const, url }]
  })
}
