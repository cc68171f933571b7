import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { BaselineStatus } from '#contracts/baseline.ts'
import { orNull } from '#contracts/closed-object.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'
import { plainText, type SectionText, textOfSection } from './html-text.ts'

/** What is read of the `index.json` of a document; pages of other kinds have another shape and no sections. */
const PageFile = Type.Object({
  doc: Type.Object({
    mdn_url: Type.String({ pattern: '^/' }),
    title: Type.String(),
    short_title: Type.String(),
    pageType: Type.String(),
    popularity: orNull(Type.Number()),
    parents: orNull(Type.Array(Type.Object({ uri: Type.String(), title: Type.String() }))),
    baselineStatus: orNull(BaselineStatus),
    baseline: orNull(
      Type.Object({
        support: Type.Optional(Type.Record(Type.String(), orNull(Type.String()))),
      }),
    ),
    body: Type.Array(
      Type.Object({
        type: Type.String(),
        value: Type.Object({
          id: Type.Optional(Type.String()),
          title: Type.Optional(Type.String()),
          content: Type.Optional(Type.String()),
        }),
      }),
    ),
  }),
})
type PageDoc = Static<typeof PageFile>['doc']

/** A part of a page below one heading. */
export interface PageSection extends SectionText {
  /** The path of the page with the anchor of the section. */
  readonly url: string
  /** Null: before the first heading. */
  readonly heading: string | null
}

/** A page whose sections can be quoted. */
export interface ReadPage {
  readonly url: string
  readonly title: string
  readonly shortTitle: string
  readonly pageType: string
  readonly popularity: number
  /** Of the page above; null at the top. */
  readonly parentTitle: string | null
  readonly baseline: Static<typeof BaselineStatus> | null
  /** The first version of each browser; null: it lacks the feature. */
  readonly support: Readonly<Record<string, string | null>>
  readonly sections: readonly PageSection[]
}

/** The sections of a page of the build; undefined when there is no such document. */
export async function readPage(snapshot: SiteSnapshot, url: string): Promise<ReadPage | undefined> {
  const file = await snapshot.read(filePathOf(url, 'index.json'))
  if (file === undefined) return undefined
  const data: unknown = JSON.parse(Buffer.from(file.bytes).toString('utf8'))
  return Value.Check(PageFile, data) ? pageOf(data.doc) : undefined
}

function pageOf(doc: PageDoc): ReadPage {
  return {
    url: doc.mdn_url,
    title: doc.title,
    shortTitle: doc.short_title,
    pageType: doc.pageType,
    popularity: doc.popularity ?? 0,
    parentTitle: doc.parents?.at(-2)?.title ?? null,
    baseline: doc.baselineStatus,
    support: doc.baseline?.support ?? {},
    sections: doc.body.flatMap(({ type, value: { id, title, content } }) =>
      type !== 'prose' || content === undefined || content === ''
        ? []
        : [
            {
              url: id === undefined ? doc.mdn_url : `${doc.mdn_url}#${id}`,
              heading: title === undefined ? null : plainText(title),
              ...textOfSection(content),
            },
          ],
    ),
  }
}
