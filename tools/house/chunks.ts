import { type Fault, isTest, lineAt, type SourceFile } from './source-file.ts'

/** Where parts are named that others load with `loadChunk`. */
const LISTS_OF_PARTS = ['src/web/routes.tsx']

/** What the browser loads later can fail to come: every such part is loaded by the function that tries again, and says what went wrong. */
export function findBareChunks(sources: readonly SourceFile[]): readonly Fault[] {
  return sources
    .filter(({ path }) => path.startsWith('src/web/') && !isTest(path) && !LISTS_OF_PARTS.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!typeof |loadChunk\(\(\) => |`\(\) => )\bimport\(/g)].map(({ index }) => ({
        file: path,
        line: lineAt(text, index),
        message: 'loads a part by itself: loadChunk(() => import(…)) tries again and names the fault (src/web/load-chunk.ts)',
      })),
    )
}
