import { transform } from 'sucrase'
import { errorMessage } from '../ui/error-message.ts'

/**
 * JavaScript of TypeScript: types are left out, all else stays on its line. In a chunk of its own, for few write it.
 *
 * @throws TypeScriptError when it can't be read
 */
export function stripTypes(source: string): string {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code
  } catch (error) {
    throw new TypeScriptError(error)
  }
}

/** What is wrong in TypeScript, and where. */
export class TypeScriptError extends Error {
  override readonly name = 'TypeScriptError'
  /** From 1 on. */
  readonly line: number

  constructor(cause: unknown) {
    const text = errorMessage(cause)
    super(text.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, ''), { cause })
    this.line = Number(/\((\d+):\d+\)$/.exec(text)?.[1] ?? 1)
  }
}
