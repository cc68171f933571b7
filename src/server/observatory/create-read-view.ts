import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'
import { perSnapshot } from '../http/per-snapshot.ts'

/** Reads what the builder wrote into a page, once for each build. It gives undefined where the site has no such page. @throws when the file is not as the contract says */
export function createReadView<T extends TSchema>(url: string, schema: T): (snapshot: SiteSnapshot) => Promise<Static<T> | undefined> {
  return perSnapshot(async (snapshot: SiteSnapshot): Promise<Static<T> | undefined> => {
    const file = await snapshot.read(filePathOf(url, 'index.json'))
    if (file === undefined) return undefined
    const { build: _, ...data } = JSON.parse(Buffer.from(file.bytes).toString())
    return Value.Parse(schema, data)
  })
}
