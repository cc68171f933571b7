import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** Files that name parts, which app/pages/load-kind.ts loads; its callers use `loadChunk`. */
const LOADED_LATER = /\/page-kinds?\.tsx?$|\/app-(?:kind|loaders)\.ts$|\/article-view\.ts$/

/** Chunks that the browser loads later can fail to arrive: one function loads each of them, tries again, and reports the failure. */
export function findBareChunks(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('src/web/') && !isTest(path) && !LOADED_LATER.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!typeof |loadChunk\(\(\) => |loadOnFirstUse\(\s{1,9}\w{1,20},\s{1,9}\(\) => |`\(\) => )\bimport\(/g)].map(
        ({ index }) => ({
          file: path,
          line: lineAt(text, index),
          message:
            'loads a part by itself: loadChunk(() => import(…)), or loadOnFirstUse for menus, tries again and names the error (src/web/browser/load-chunk.ts)',
        }),
      ),
    )
}
