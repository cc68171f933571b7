import wabt from 'wabt'

/** All that the text format can say which the browser may know: the browser says what it does not. */
const FEATURES = {
  exceptions: true,
  mutable_globals: true,
  sat_float_to_int: true,
  sign_extension: true,
  simd: true,
  threads: true,
  function_references: true,
  multi_value: true,
  tail_call: true,
  bulk_memory: true,
  reference_types: true,
  gc: true,
  memory64: true,
  extended_const: true,
  relaxed_simd: true,
} as const

let compiler: ReturnType<typeof wabt> | undefined

/**
 * WebAssembly text compiled.
 *
 * @returns the module in base64
 * @throws Error that says what is wrong, and where: `module.wat:3:15: error: unexpected token …`, with the line itself below it
 */
export async function compileWat(text: string): Promise<string> {
  compiler ??= wabt()
  const { parseWat } = await compiler
  const module = parseWat('module.wat', text, FEATURES)
  try {
    const { buffer } = module.toBinary({ write_debug_names: true })
    return btoa(Array.from(buffer, (byte) => String.fromCharCode(byte)).join(''))
  } finally {
    module.destroy()
  }
}
