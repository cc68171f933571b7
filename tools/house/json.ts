import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** Parts whose JSON is read in one file; add a part when it has such a file. */
const JSON_FILES: Readonly<Record<string, string>> = { 'src/content/': 'src/content/text/json.ts' }

/** `const data: Data = JSON.parse(text)` is a cast that the compiler does not see: what is read from outside is checked by a schema. */
export function findUncheckedJson(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.flatMap(({ path, text, parsed }) => {
    const jsonFile = Object.entries(JSON_FILES).find(([part]) => path.startsWith(part))?.[1]
    if (parsed === undefined || jsonFile === undefined || path === jsonFile || isTest(path) || path.includes('/testing/')) return []
    return [...text.matchAll(/\bJSON\.parse\(/g)].map(({ index }) => ({
      file: path,
      line: lineAt(text, index),
      message: `parses JSON: use parseJson or trustJson of ${jsonFile}`,
    }))
  })
}
