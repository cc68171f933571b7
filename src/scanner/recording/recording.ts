import Type, { type Static } from 'typebox'
import { closedObject, orNull } from '#contracts/closed-object.ts'

/** Header fields in the order in which they were received, one pair each. Names are in lower case. */
const Headers = Type.Array(Type.Tuple([Type.String(), Type.String()]))

const RecordedResponse = closedObject({ url: Type.String(), status: Type.Integer({ minimum: 100, maximum: 999 }), headers: Headers })

/** The responses from a first address through its redirects. */
const Chain = closedObject({
  responses: Type.Array(RecordedResponse, { minItems: 1 }),
  /** The problem of the first certificate that could not be verified (`CERT_HAS_EXPIRED`); null: there was none. */
  certificate: orNull(Type.String()),
  /** The address of the last redirect, if nothing answered there; null: the chain is complete. */
  unreachable: orNull(Type.String()),
})

const PreloadEntry = closedObject({
  name: Type.String(),
  includeSubdomains: Type.Boolean(),
  /** Whether browsers use https only; an entry can be there for other reasons, such as pinned keys. */
  forcesHttps: Type.Boolean(),
})

/** All that a scan has seen of a site. From it alone the grade follows, so a report can be made again (docs/guides/observatory.md). */
export const RecordingSchema = closedObject({
  version: Type.Literal(1),
  host: Type.String({ minLength: 1 }),
  /** ISO 8601, UTC. */
  scannedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?Z$' }),
  /** From `http://host/`; null: nothing answered. */
  http: orNull(Chain),
  /** From `https://host/`; null: nothing answered. */
  https: orNull(Chain),
  /** The body of the last response of the https chain, else of the http chain, as text; null: it could not be decoded. */
  body: orNull(Type.String()),
  /** The response to a CORS preflight request at the address of that body; null: none came. */
  cors: orNull(closedObject({ origin: Type.String(), status: Type.Integer(), headers: Headers })),
  /** The entries of the HSTS preload list for the hosts of both chains and the domains above them; null: the scan had no list. */
  preload: orNull(Type.Array(PreloadEntry)),
})

export type Recording = Static<typeof RecordingSchema>
export type RecordedResponse = Static<typeof RecordedResponse>
export type Chain = Static<typeof Chain>
export type PreloadEntry = Static<typeof PreloadEntry>
export type HeaderList = RecordedResponse['headers']
