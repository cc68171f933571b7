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

/**
 * WebAssembly text compiled. In a chunk of its own, for it is large.
 *
 * @returns the module in base64
 * @throws Error that names the line and says what is wrong there
 */
export async function compileWat(text: string): Promise<string> {
  const { parseWat } = await wabt()
  const module = parseWat('module.wat', text, FEATURES)
  try {
    const { buffer } = module.toBinary({ write_debug_names: true })
    return btoa(Array.from(buffer, (byte) => String.fromCharCode(byte)).join(''))
  } finally {
    module.destroy()
  }
}
