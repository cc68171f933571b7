import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { memberGroups } from './member-groups.ts'
import { findBySlug, inLanguage, inTitleOrder, pageEntry } from './page-entry.ts'
import { openGroup, type SidebarContext } from './sidebar-context.ts'
import type { SidebarSite } from './sidebar-site.ts'

const BASE = 'Web/JavaScript/Reference/Global_Objects'
const CLASS_TYPES: readonly string[] = ['javascript-class', 'javascript-namespace']

const PROPERTY = ['javascript-instance-data-property', 'javascript-instance-accessor-property']
const METHOD = ['javascript-instance-method']
const STATIC_MEMBERS = [
  { title: 'sidebar_static_properties', pageTypes: ['javascript-static-data-property', 'javascript-static-accessor-property'] },
  { title: 'sidebar_static_methods', pageTypes: ['javascript-static-method'] },
] as const
const INSTANCE_MEMBERS = [
  { title: 'sidebar_instance_properties', pageTypes: PROPERTY },
  { title: 'sidebar_instance_methods', pageTypes: METHOD },
] as const
const MEMBERS = [
  { title: 'sidebar_constructor', pageTypes: ['javascript-constructor'] },
  STATIC_MEMBERS[0],
  INSTANCE_MEMBERS[0],
  STATIC_MEMBERS[1],
  INSTANCE_MEMBERS[1],
] as const

/** What an object gets from one above it: a class from its parent class, an instance from a prototype, a class from being a function. */
const INHERITED = {
  class: [STATIC_MEMBERS[0], INSTANCE_MEMBERS[0], STATIC_MEMBERS[1], INSTANCE_MEMBERS[1]],
  instance: INSTANCE_MEMBERS,
  function: [
    { title: 'sidebar_static_properties', pageTypes: PROPERTY },
    { title: 'sidebar_static_methods', pageTypes: METHOD },
  ],
} as const
type Inheritance = keyof typeof INHERITED

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

/** Parents of classes, apart from Object and Function (ECMAScript). */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ...TYPED_ARRAYS.map((name) => [name, 'TypedArray'] as const),
  ...ERRORS.map((name) => [name, 'Error'] as const),
  ['Generator', 'Iterator'],
  ['AsyncGenerator', 'AsyncIterator'],
  ['AsyncFunction', 'Function'],
  ['AsyncGeneratorFunction', 'Function'],
  ['GeneratorFunction', 'Function'],
])

/** Objects that have instances but no constructor of their own (ECMAScript 27.1.4, 27.5 and 27.6, ECMA-402 18.5): they are no functions. */
const WITHOUT_CONSTRUCTOR: ReadonlySet<string> = new Set([
  'AsyncGenerator',
  'AsyncIterator',
  'Generator',
  'Intl/Segmenter/segment/Segments',
])

/** Classes that are read together: their names, or the namespace whose classes they are. */
const FAMILIES: readonly { readonly name: string; readonly members?: readonly string[] }[] = [
  { name: 'Error', members: ['Error', ...ERRORS] },
  { name: 'TypedArray', members: ['TypedArray', ...TYPED_ARRAYS] },
  { name: 'Intl.Segmenter', members: ['Intl/Segmenter', 'Intl/Segmenter/segment/Segments'] },
  { name: 'Intl' },
  { name: 'Temporal' },
]

/**
 * The class or namespace that a page below `Global_Objects` belongs to, as a path below it: `Array`, `Intl/Collator`. A constructor with pages
 * below it is an object of its own: `Proxy/Proxy` has the traps of a handler. Empty where there is none.
 */
export function findGlobalObject(slug: string, site: SidebarSite): string {
  const segments = slug.startsWith(`${BASE}/`) ? slug.slice(BASE.length + 1).split('/') : []
  for (let length = segments.length; length > 0; length--) {
    const path = segments.slice(0, length).join('/')
    if (isObject(`${BASE}/${path}`, site)) return path
  }
  return ''
}

/**
 * The sidebar of a built-in object (docs/behaviour/sidebars.md 10, 11): its members, those of what it inherits from, and its family.
 *
 * @param args the object's path below `Global_Objects`; empty for a page that belongs to none
 */
export function jsSidebar([path = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const heading = (slug: string, isCode: boolean): readonly SidebarEntry[] => {
    const found = findBySlug(slug, context.locale, context.site)
    return found === undefined ? [] : [{ ...pageEntry(found, context, { isCode }), section: true }]
  }
  if (path === '') return heading(BASE, false)
  return [
    ...heading(BASE, false),
    ...heading(`${BASE}/${path}`, true),
    ...memberGroups(`${BASE}/${path}`, MEMBERS, context),
    ...openGroup(
      context.text('sidebar_inheritance'),
      listAncestors(path, context.site).flatMap((ancestor) => ancestorEntry(ancestor, context)),
    ),
    ...FAMILIES.filter((family) => isOf(path, family)).flatMap(({ name }) => context.entriesOf({ name: 'jsFamily', args: [name] })),
  ]
}

/**
 * What is inherited of an object, in groups that are closed at first.
 *
 * @param args the object's path below `Global_Objects`, and the kind of inheritance
 */
export function jsInherited([name = '', inheritance = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  if (!isInheritance(inheritance)) return []
  return memberGroups(`${BASE}/${name}`, INHERITED[inheritance], context).map(({ open: _, ...group }) => group)
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
    return english === undefined ? [] : [pageEntry(inLanguage(english, locale, site), context, { isCode: true })]
  })
  return openGroup(context.text('sidebar_related_pages', { group: name }), entries)
}

function isOf(path: string, { name, members }: (typeof FAMILIES)[number]): boolean {
  return members === undefined ? path === name || path.startsWith(`${name}/`) : members.includes(path)
}

function isObject(slug: string, site: SidebarSite): boolean {
  const pageType = findBySlug(slug, DEFAULT_LOCALE, site)?.page.pageType ?? ''
  return CLASS_TYPES.includes(pageType) || (pageType === 'javascript-constructor' && site.listChildren(slug).length > 0)
}

function isInheritance(text: string): text is Inheritance {
  return Object.hasOwn(INHERITED, text)
}

type Ancestor = readonly [name: string, inheritance: Inheritance]

/** What an object inherits from, a closed group of the members that it gets. */
function ancestorEntry([name, inheritance]: Ancestor, context: SidebarContext): readonly SidebarEntry[] {
  const found = findBySlug(`${BASE}/${name}`, context.locale, context.site)
  if (found === undefined) return []
  const children = context.entriesOf({ name: 'jsInherited', args: [name, inheritance] })
  return [{ ...pageEntry(found, context, { isCode: true }), ...(children.length === 0 ? {} : { children }) }]
}

/**
 * What an object inherits from, the nearest first (docs/behaviour/sidebars.md 10). A namespace has nothing of interest, nor has a proxy, which
 * has no prototype of its own.
 */
function listAncestors(path: string, site: SidebarSite): readonly Ancestor[] {
  const pageType = findBySlug(`${BASE}/${path}`, DEFAULT_LOCALE, site)?.page.pageType
  if (pageType !== 'javascript-class' || path === 'Proxy') return []
  const parent = PARENTS.get(path)
  const isFunction = !WITHOUT_CONSTRUCTOR.has(path)
  const all: readonly Ancestor[] = [
    ...(parent === undefined ? [] : [[parent, isFunction ? 'class' : 'instance'] as const]),
    ['Object', 'instance'],
    ...(isFunction ? [['Function', 'function'] as const] : []),
  ]
  return all.filter(([name], index) => name !== path && all.findIndex(([other]) => other === name) === index)
}
