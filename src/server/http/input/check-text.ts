/** Why a text may not be stored, in words; undefined when it may. No database takes NULs, and none gives half a surrogate pair back. */
export function findTextProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'has a NUL character'
  return text.isWellFormed() ? undefined : 'has half a surrogate pair'
}
