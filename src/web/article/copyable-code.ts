/** Languages of what is typed at a prompt. */
const SHELLS = new Set(['bash', 'batch', 'cmd', 'console', 'powershell', 'sh', 'shell', 'zsh'])
/** `$ `, `% `, `> ` and `PS C:\> `. */
const PROMPT = /^\s*(?:\$|%|>|PS[^>\n]*>) +/

/**
 * Code as a user wants to have it: without the line break at its end; of a session at a prompt the commands that are typed, without
 * prompts and answers; of marked changes the code as it is after them.
 *
 * @param language as it stands in the fence: `bash`
 * @example copyableCode('$ npm test\nok\n', 'bash') // 'npm test'
 */
export function copyableCode(code: string, language: string): string {
  const text = code.replace(/\n$/, '')
  const lines = text.split('\n')
  if (SHELLS.has(language) && PROMPT.test(lines.find((line) => line.trim() !== '') ?? '')) return commandsOf(lines).join('\n')
  if (language === 'diff' && isMarked(lines)) return lines.flatMap((line) => (line.startsWith('-') ? [] : [line.slice(1)])).join('\n')
  return text
}

/** A command goes on after a backslash at the end of a line. */
function commandsOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    if (PROMPT.test(line)) return [line.replace(PROMPT, '')]
    return lines[index - 1]?.endsWith('\\') === true ? [line] : []
  })
}

/** Whether each line has its mark and none belongs to the head of a patch, which is wanted whole. */
function isMarked(lines: readonly string[]): boolean {
  return lines.every((line) => /^(?:[ +-]|$)/.test(line) && !/^(?:---|\+\+\+)/.test(line))
}
