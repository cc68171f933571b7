import type { HeaderList } from './recording.ts'

/** All values of a header field, in order. @param name in lower case */
export function headerValues(headers: HeaderList, name: string): readonly string[] {
  return headers.flatMap(([field, value]) => (field === name ? [value] : []))
}

/** The values of a header field as one, joined by commas (RFC 9110, section 5.3); undefined when there is none. */
export function headerValue(headers: HeaderList, name: string): string | undefined {
  const values = headerValues(headers, name)
  return values.length === 0 ? undefined : values.join(', ')
}
