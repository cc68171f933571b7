import type { IncomingHttpHeaders } from 'node:http'
import type { SiteFileBytes, SiteSnapshot } from '#contracts/site-source.ts'
import { chooseEncoding, type Encoding } from '../http/headers/accept-encoding.ts'
import { isImmutable } from '../http/headers/cache-control.ts'
import { entityTag, isNotModified } from '../http/headers/conditional.ts'
import type { Compressor } from '../http/responses/compressor.ts'

/** A file of a snapshot as one user is to have it. */
export interface Representation {
  /** Strong entity tag. */
  readonly tag: string
  /** Absent: as it is. */
  readonly encoding?: Encoding | undefined
  /** Absent: the user has these bytes already. */
  readonly bytes?: Uint8Array
}

export interface RepresentationRequest {
  readonly snapshot: SiteSnapshot
  /** Below the public folder. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Absent: every request reads the file anew, and it is sent as it is. */
  readonly compressor?: Compressor | undefined
  readonly isCompressible: boolean
}

/** Endings of files compressed ahead of time (`lectern build --compress`), next to the plain ones. */
const COMPRESSED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/**
 * Chooses and reads the representation for a user, without touching the file when the user has it or its compressed form is stored.
 *
 * @throws Error when the snapshot does not have the file
 */
export async function readRepresentation(request: RepresentationRequest): Promise<Representation> {
  const { snapshot, path, headers, compressor, isCompressible } = request
  if (compressor === undefined) return await readAnew(snapshot, path)
  const hash = await snapshot.findHash(path)
  if (hash === undefined) throw new Error(`the build ${snapshot.id} does not list ${path}`)
  const encoding = isCompressible ? chooseEncoding(headers['accept-encoding']) : undefined
  const tag = entityTag(hash, encoding)
  if (isNotModified(headers['if-none-match'], tag)) return { tag, encoding }
  if (encoding === undefined) return { tag, bytes: (await getFile(snapshot, path)).bytes }
  const ready = await snapshot.read(`${path}${COMPRESSED_ENDINGS[encoding]}`)
  const readPlain = async (): Promise<Uint8Array> => (await getFile(snapshot, path)).bytes
  return {
    tag,
    encoding,
    bytes: ready?.bytes ?? (await compressor.compress({ key: `${hash}:${path}`, encoding, isLasting: isBundle(path), read: readPlain })),
  }
}

async function readAnew(snapshot: SiteSnapshot, path: string): Promise<Representation> {
  const { bytes, hash } = await getFile(snapshot, path)
  return { tag: entityTag(hash, undefined), bytes }
}

async function getFile(snapshot: SiteSnapshot, path: string): Promise<SiteFileBytes> {
  const file = await snapshot.read(path)
  if (file === undefined) throw new Error(`the build ${snapshot.id} does not have ${path}`)
  return file
}

/** Scripts and stylesheets of the application, not the sidebars next to them, of which a site has hundreds. */
function isBundle(path: string): boolean {
  return isImmutable(path) && /\.(?:js|css)$/.test(path)
}
