import Type, { type Static } from 'typebox'

export const PageStatus = Type.Union([Type.Literal('experimental'), Type.Literal('deprecated'), Type.Literal('non-standard')])
export type PageStatus = Static<typeof PageStatus>

/** A status as its sign shows it: what Baseline advises against has a sign of its own in the place of the one for deprecated features. */
export const ShownStatus = Type.Union([PageStatus, Type.Literal('discouraged'), Type.Literal('removing')])
export type ShownStatus = Static<typeof ShownStatus>

/** One line of a sidebar: a link, a group that opens, or the heading of a section. */
export const SidebarEntry = Type.Cyclic(
  {
    SidebarEntry: Type.Object({
      /** Plain text. */
      title: Type.String(),
      /** Absent for a group without a page of its own. */
      url: Type.Optional(Type.String()),
      /** The title is code. */
      code: Type.Optional(Type.Literal(true)),
      /** A heading of the sidebar; what follows belongs to it. */
      section: Type.Optional(Type.Literal(true)),
      /** The group is open at first. */
      open: Type.Optional(Type.Literal(true)),
      /** `children` are always visible: a list without a control that closes it. */
      alwaysOpen: Type.Optional(Type.Literal(true)),
      status: Type.Optional(Type.Array(ShownStatus)),
      /** The page exists in English only and `url` leads there. */
      onlyInEnglish: Type.Optional(Type.Literal(true)),
      children: Type.Optional(Type.Array(Type.Ref('SidebarEntry'))),
      /** In a branch: how many entries of `children` are left out. */
      omitted: Type.Optional(Type.Number()),
    }),
  },
  'SidebarEntry',
)

export interface SidebarEntry {
  readonly title: string
  readonly url?: string
  readonly code?: true
  readonly section?: true
  readonly open?: true
  readonly alwaysOpen?: true
  readonly status?: readonly ShownStatus[]
  readonly onlyInEnglish?: true
  readonly children?: readonly SidebarEntry[]
  readonly omitted?: number
}

/** The file at `doc.sidebarURL`: a whole sidebar in one locale, shared by all pages that show it. */
export interface Sidebar {
  readonly name: string
  readonly entries: readonly SidebarEntry[]
}
