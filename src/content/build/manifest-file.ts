import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { parseJson } from '../text/json.ts'

/** The files that a manifest's id is a hash of, apart from the id itself, in the folder of a build. */
export const MANIFEST = 'manifest.json'
export const REDIRECTS = 'redirects.json'

/** The parts of a manifest that the next build needs. */
export type Manifest = Pick<SiteManifest, 'version' | 'id' | 'portableNames' | 'pages' | 'files' | 'search'>

/** Hashes that are others than in a manifest, by the names that it has. */
export type ChangedDigests = Pick<SiteManifest, 'pages' | 'files' | 'search'>

/** The last parts of a manifest, in their order. */
const SECTIONS = ['pages', 'files', 'search'] as const
const START = '{"version":1,'
const QUOTE = 0x22
const ID_LENGTH = 16
/** Of `,"id":"0123456789abcdef"}` at the end. */
const TAIL_LENGTH = tailOf('0'.repeat(ID_LENGTH)).length

/** The bytes of a manifest that has no id yet, with room for it. */
export function encodeManifest(manifest: Omit<SiteManifest, 'id'>): Buffer {
  const json = JSON.stringify(manifest)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json) - 1 + TAIL_LENGTH)
  bytes.write(json)
  return bytes
}

/**
 * Writes the id into the bytes of a manifest.
 *
 * @param bytes with room for it
 * @param redirects the bytes of the file of redirects
 * @returns the id: a hash of both
 */
export function writeId(bytes: Buffer, redirects: Uint8Array): string {
  const id = idOf(bytes, redirects)
  bytes.write(tailOf(id), bytes.length - TAIL_LENGTH, 'latin1')
  return id
}

function idOf(bytes: Buffer, redirects: Uint8Array): string {
  const digest = createHash('sha1').update(bytes.subarray(0, -TAIL_LENGTH)).update('}').update(redirects).digest('hex')
  return digest.slice(0, ID_LENGTH)
}

function tailOf(id: string): string {
  return `,"id":"${id}"}`
}

/**
 * The manifest of a build, whose bytes are those that the build wrote: its id says so. It is parsed when its lists are asked for: of forty thousand names that takes
 * longer than building a page, and after edits of texts a few hashes are replaced.
 */
export class ManifestFile {
  readonly id: string
  readonly redirects: Buffer
  readonly #bytes: Buffer
  #value: Manifest | undefined
  #starts: readonly number[] | undefined

  private constructor(id: string, bytes: Buffer, redirects: Buffer) {
    this.id = id
    this.#bytes = bytes
    this.redirects = redirects
  }

  /** Undefined when there is none, or it is damaged or of another version. @param folder of the build */
  static read(folder: string): ManifestFile | undefined {
    try {
      const [bytes, redirects] = [readFileSync(join(folder, MANIFEST)), readFileSync(join(folder, REDIRECTS))]
      const id = bytes.toString('latin1', bytes.length - 2 - ID_LENGTH, bytes.length - 2)
      const file = new ManifestFile(id, bytes, redirects)
      const isWhole = bytes.toString('latin1', 0, START.length) === START && idOf(bytes, redirects) === id
      return isWhole ? file : undefined
    } catch {
      return undefined
    }
  }

  get hasPortableNames(): boolean {
    return this.#bytes.indexOf('"portableNames":true') === START.length
  }

  get value(): Manifest {
    if (this.#value === undefined) {
      const value = parseJson(this.#bytes.toString())
      if (!isManifest(value)) throw new Error('a manifest.json lacks a field; expected version, id, pages, files and search')
      this.#value = value
    }
    return this.#value
  }

  /** The hash of a file that is no page; undefined for one that is not listed. @param path with a leading slash */
  findFile(path: string): string | undefined {
    const at = findDigest(this.#bytes, this.#sectionOf('files'), path)
    return at === undefined ? undefined : this.#bytes.toString('latin1', at, this.#bytes.indexOf(QUOTE, at))
  }

  /** The bytes with other hashes, and with room for another id; undefined when it has not all of these names. */
  replace(digests: ChangedDigests): Buffer | undefined {
    const bytes = Buffer.from(this.#bytes)
    for (const section of SECTIONS) {
      const range = this.#sectionOf(section)
      for (const [name, digest] of Object.entries(digests[section])) {
        const at = findDigest(bytes, range, name)
        if (at === undefined || bytes[at + digest.length] !== QUOTE) return undefined
        bytes.write(digest, at, 'latin1')
      }
    }
    return bytes
  }

  /** Where a section is. Its name with these signs is in no text: there `"` has a backslash before it. */
  #sectionOf(section: Section): Range {
    this.#starts ??= SECTIONS.map((name) => this.#bytes.indexOf(`"${name}":{`))
    const at = SECTIONS.indexOf(section)
    return [this.#starts[at] ?? 0, this.#starts[at + 1] ?? this.#bytes.length]
  }
}

type Section = (typeof SECTIONS)[number]
type Range = readonly [start: number, end: number]

/** Where the hash of a name begins. */
function findDigest(bytes: Buffer, [start, end]: Range, name: string): number | undefined {
  const key = `${JSON.stringify(name)}:"`
  const at = bytes.subarray(start, end).indexOf(key)
  return at === -1 ? undefined : start + at + Buffer.byteLength(key)
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false
  const { version, id, portableNames, pages, files, search }: Partial<Record<keyof Manifest, unknown>> = value
  const hasNames = portableNames === undefined || portableNames === true
  return version === 1 && typeof id === 'string' && hasNames && [pages, files, search].every(isDigests)
}

function isDigests(value: unknown): value is SiteManifest['files'] {
  return typeof value === 'object' && value !== null && Object.values(value).every((digest) => typeof digest === 'string')
}
