import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { memberGroups } from './member-groups.ts'
import { findBySlug, inLanguage, inTitleOrder, pageEntry } from './page-entry.ts'
import { openGroup, type SidebarContext } from './sidebar-context.ts'
import type { SidebarSite } from './sidebar-site.ts'

const BASE = 'Web/JavaScript/Reference/Global_Objects'
const CLASS_TYPES: readonly string[] = ['javascript-class', 'javascript-namespace']

const MEMBERS = [
  { title: 'sidebar_constructor', pageTypes: ['javascript-constructor'] },
  { title: 'sidebar_static_properties', pageTypes: ['javascript-static-data-property', 'javascript-static-accessor-property'] },
  { title: 'sidebar_instance_properties', pageTypes: ['javascript-instance-data-property', 'javascript-instance-accessor-property'] },
  { title: 'sidebar_static_methods', pageTypes: ['javascript-static-method'] },
  { title: 'sidebar_instance_methods', pageTypes: ['javascript-instance-method'] },
] as const

const TYPED_ARRAYS = [
  'BigInt64Array',
  'BigUint64Array',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
]
const ERRORS = [
  'AggregateError',
  'EvalError',
  'InternalError',
  'RangeError',
  'ReferenceError',
  'SuppressedError',
  'SyntaxError',
  'TypeError',
  'URIError',
]

/** What classes inherit from apart from Object and Function (ECMAScript; the names are those of reference/content.md 2.6). */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ...TYPED_ARRAYS.map((name) => [name, 'TypedArray'] as const),
  ...ERRORS.map((name) => [name, 'Error'] as const),
  ['Generator', 'Iterator'],
  ['AsyncGenerator', 'AsyncIterator'],
  ['AsyncFunction', 'Function'],
  ['AsyncGeneratorFunction', 'Function'],
  ['GeneratorFunction', 'Function'],
])

/** Classes that are read together: their names, or the namespace whose classes they are. */
const FAMILIES: readonly { readonly name: string; readonly members?: readonly string[] }[] = [
  { name: 'Error', members: ['Error', ...ERRORS] },
  { name: 'TypedArray', members: ['TypedArray', ...TYPED_ARRAYS] },
  { name: 'Intl' },
  { name: 'Temporal' },
]

/**
 * The class or namespace that a page below `Global_Objects` belongs to, as a path below it: `Array`, `Intl/Collator`. Empty where there is none.
 */
export function findGlobalObject(slug: string, site: SidebarSite): string {
  const segments = slug.startsWith(`${BASE}/`) ? slug.slice(BASE.length + 1).split('/') : []
  for (let length = segments.length; length > 0; length--) {
    const path = segments.slice(0, length).join('/')
    if (CLASS_TYPES.includes(findBySlug(`${BASE}/${path}`, DEFAULT_LOCALE, site)?.page.pageType ?? '')) return path
  }
  return ''
}

/**
 * The sidebar of a built-in object (reference/content.md 2.6, jsref): its members, those of what it inherits from, and its family.
 *
 * @param args the object's path below `Global_Objects`; empty for a page that belongs to none
 */
export function jsSidebar([path = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const heading = (slug: string, isCode: boolean): readonly SidebarEntry[] => {
    const found = findBySlug(slug, context.locale, context.site)
    return found === undefined ? [] : [{ ...pageEntry(found, context.site, { isCode }), section: true }]
  }
  if (path === '') return heading(BASE, false)
  return [
    ...heading(BASE, false),
    ...heading(`${BASE}/${path}`, true),
    ...memberGroups(`${BASE}/${path}`, MEMBERS, context),
    ...openGroup(
      context.text('sidebar_inheritance'),
      listAncestors(path, context).flatMap((name) => ancestorEntry(name, context)),
    ),
    ...FAMILIES.filter((family) => isOf(path, family)).flatMap(({ name }) => context.entriesOf({ name: 'jsFamily', args: [name] })),
  ]
}

/** An object's members in groups that are closed at first. */
export function jsMembers([name = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  return memberGroups(`${BASE}/${name}`, MEMBERS, context).map(({ open: _, ...group }) => group)
}

/** Objects that are read together, in one group. */
export function jsFamily([name = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const { locale, site } = context
  const members = FAMILIES.find((family) => family.name === name)?.members
  const below = inTitleOrder(site.listChildren(`${BASE}/${name}`).filter(({ pageType }) => CLASS_TYPES.includes(pageType))).map(
    ({ slug }) => slug,
  )
  const slugs = members === undefined ? [`${BASE}/${name}`, ...below] : members.map((member) => `${BASE}/${member}`)
  const entries = slugs.flatMap((slug) => {
    const english = site.findPage(DEFAULT_LOCALE, slug)
    return english === undefined ? [] : [pageEntry(inLanguage(english, locale, site), site, { isCode: true })]
  })
  return openGroup(context.text('sidebar_related_pages', { group: name }), entries)
}

function isOf(path: string, { name, members }: (typeof FAMILIES)[number]): boolean {
  return members === undefined ? path === name || path.startsWith(`${name}/`) : members.includes(path)
}

/** The object that a class inherits from, a closed group of its members. */
function ancestorEntry(name: string, context: SidebarContext): readonly SidebarEntry[] {
  const found = findBySlug(`${BASE}/${name}`, context.locale, context.site)
  if (found === undefined) return []
  const children = context.entriesOf({ name: 'jsMembers', args: [name] })
  return [{ ...pageEntry(found, context.site, { isCode: true }), ...(children.length === 0 ? {} : { children }) }]
}

/** The nearest first. A namespace is an object and no function; a class is both. */
function listAncestors(path: string, { site }: SidebarContext): readonly string[] {
  if (findBySlug(`${BASE}/${path}`, DEFAULT_LOCALE, site)?.page.pageType === 'javascript-namespace') return ['Object']
  const parent = PARENTS.get(path)
  const names = [...(parent === undefined ? [] : [parent]), 'Object', 'Function']
  return names.filter((name, index) => name !== path && names.indexOf(name) === index)
}
