/** A field of a form that was read (`http/input/read-form.ts`); undefined when it is not there, or when no form came. */
export function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([key]) => key === name)?.[1]
}
