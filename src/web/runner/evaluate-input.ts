/** What a line of input gave. */
interface Evaluated {
  readonly value: unknown
  /** It was thrown. */
  readonly isError: boolean
}

// biome-ignore lint/security/noGlobalEval: the console's line of input is code, and runs where the author's code runs
const evaluate = window.eval
/** Parses code without running it. */
const { Function: FunctionOf } = window

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
 * The value of the first form that can be parsed, else of the last one. No form runs before it is chosen: what the code throws says nothing about
 * its form.
 *
 * @throws whatever the code throws; the problem of the last form when none can be parsed
 */
function evaluateFirst(forms: readonly string[]): unknown {
  return Reflect.apply(evaluate, window, [forms.find(canParse) ?? forms.at(-1)])
}

/** A function is made of the code, and never called. */
function canParse(code: string): boolean {
  try {
    Reflect.construct(FunctionOf, [code])
    return true
  } catch {
    return false
  }
}
