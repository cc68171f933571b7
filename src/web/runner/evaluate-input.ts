/** What a line of input gave. */
interface Evaluated {
  readonly value: unknown
  /** It was thrown. */
  readonly isError: boolean
}

// biome-ignore lint/security/noGlobalEval: the console's line of input is code, and runs where the author's code runs
const evaluate = window.eval

/** A declaration at the beginning of a line is there for the next lines as well. */
const DECLARATION = /^(\s*)(?:const|let)(?=\s+[\w$[{])/

/** Evaluates a line of input as browsers' consoles do: in the global scope, an object where a block could stand, with `await`. */
export async function evaluateInput(input: string): Promise<Evaluated> {
  const code = input.replace(DECLARATION, '$1var')
  const forms = [...(/^\s*\{.*\}\s*$/s.test(code) ? [`(${code}\n)`] : []), code]
  try {
    if (!/\bawait\b/.test(code)) return { value: evaluateFirst(forms), isError: false }
    return { value: await evaluateFirst([code, `(async () => (${code}\n))()`, `(async () => {${code}\n})()`]), isError: false }
  } catch (value) {
    return { value, isError: true }
  }
}

/**
 * The value of the first form that can be parsed.
 *
 * @throws whatever the code throws; the problem of the last form when none can be parsed
 */
function evaluateFirst(forms: readonly string[]): unknown {
  const [form = '', ...others] = forms
  try {
    return Reflect.apply(evaluate, window, [form])
  } catch (error) {
    if (others.length > 0 && error instanceof SyntaxError) return evaluateFirst(others)
    throw error
  }
}
