import type { Endpoint } from '#contracts/endpoint.ts'
import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import { isSwitchedOff } from '#contracts/features.ts'

/** The errors of an endpoint by their status, in the order of statuses; those of the server itself (500) can always be. */
export function errorsByStatus(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = listErrors(endpoint).toSorted((one, other) => ERRORS[one].status - ERRORS[other].status)
  return Map.groupBy(codes, (code) => ERRORS[code].status)
}

/** The errors of all endpoints of its kind, and those of its contract. */
function listErrors({ access, method, path, body, form, query, params, errors = [], isSigned, grows }: Endpoint): readonly ErrorCode[] {
  const takesBody = body !== undefined || form !== undefined
  const codes: readonly (ErrorCode | false)[] = [
    (takesBody || query !== undefined) && 'validation',
    isSigned !== true && 'invalid_session',
    access !== 'anyone' && 'unauthorized',
    (access === 'staff' || (method !== 'GET' && isSigned !== true)) && 'forbidden',
    (params !== undefined || isSwitchedOff(path, [])) && 'not_found',
    takesBody && 'payload_too_large',
    takesBody && 'unsupported_media_type',
    'too_many_requests',
    'unavailable',
    grows === true && 'quota_reached',
    grows === true && 'storage_full',
    ...errors,
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}
