import { posix } from 'node:path'
import { fileGraph, findCircles, folderGraph } from './import-graph.ts'
import type { Problem, SourceFile } from './source-file.ts'

/** The parts whose files and folders, types included, import one another in no circle: all of them. */
export const WITHOUT_CIRCLES: readonly string[] = [
  'contracts',
  'locales',
  'markup',
  'search',
  'updates',
  'scanner',
  'content',
  'web',
  'worker',
  'server',
  'cli',
]

/** The floor of features without folders of their own: they import no other feature (directions.ts), so that they need no line here. */
const ANY_FEATURE = '*'

/**
 * The folders of parts that have floors, from the lowest to the highest: each imports only folders before it. A folder inside another one has a
 * floor of its own; '' are the files outside of folders. ARCHITECTURE.md lists the same.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  content: [
    'diagnostics',
    'text',
    'read',
    'tree',
    'data',
    'css',
    'markdown',
    'fragments',
    'html',
    'macros/engine',
    'macros/links',
    'macros/lists',
    'macros/badges',
    'macros/embeds',
    'macros/formal',
    'macros/sidebars',
    'macros',
    'source',
    'sidebars',
    'search',
    'document',
    'areas/engine',
    'areas/blog',
    'areas/curriculum',
    'areas/pages',
    'areas',
    'kinds',
    'site',
    'months',
    'outputs',
    'build',
    'checks',
    'live/lazy',
    'live',
  ],
  scanner: ['html', 'recording', 'csp', 'cookies', 'results', 'advice', 'checks', 'policy', 'grade', 'retrieve'],
  server: [
    'store/tables',
    'store/migrations',
    'store',
    'http/headers',
    'http/errors',
    'http/input',
    'http/sessions',
    'http/limits',
    'http/form-pages',
    'http/responses',
    'http/steps',
    'http/state',
    'http',
    'http/api',
    'mail',
    'documents/rules',
    'documents/suggestions',
    'documents',
    'billing/prices',
    'billing',
    'identity/pages',
    'identity',
    'ai-help/retrieval',
    'ai-help/model',
    'ai-help/answers',
    'ai-help/history',
    'ai-help',
    'dev/flaws',
    'dev',
    'insights/queries',
    'insights/page',
    'insights',
    ANY_FEATURE,
    '',
  ],
  web: [
    'texts',
    'browser',
    'ui',
    'ui/icons',
    'ui/dialog',
    'ui/play-console',
    'ui/play-frame',
    'ui/code-editor',
    'ui/wat',
    'ui/settings',
    'shell',
    'shell/quick-search',
    'article/compat',
    'article',
    'collections',
    'collections/pages/parts',
    'collections/pages/follow',
    'collections/pages/items',
    'collections/pages/import',
    'collections/pages/overview',
    'collections/pages/share',
    'collections/pages',
    'curriculum/progress',
    'curriculum/certificate',
    'curriculum/practice',
    'curriculum/scrim',
    'curriculum/sync',
    'curriculum',
    'preferences/sync',
    'preferences',
    'ai-help/talk',
    'ai-help/answer',
    'ai-help/page',
    'ai-help/explain',
    'telemetry/metrics',
    'telemetry',
    'playground/texts',
    'playground/code',
    'playground/share',
    'playground/console',
    'playground/layout',
    'playground/drafts',
    'playground',
    'offline/bar',
    'offline',
    'plus/settings',
    'plus/landing',
    'plus/docs',
    'observatory',
    'observatory/landing',
    'observatory/report/parts',
    'observatory/report/tabs',
    'observatory/report',
    'observatory/compare',
    'observatory/pages',
    ANY_FEATURE,
    'app/pages',
    'app/head',
    'app/navigation',
    'app',
  ],
}

/** No file of a part leads back to itself by its imports. */
export function findFileCircles(sources: readonly SourceFile[], parts = WITHOUT_CIRCLES): readonly Problem[] {
  return parts.flatMap((part) => findCircles(fileGraph(sources, `src/${part}`)).map((circle) => problemOf(circle, 'file')))
}

/** No folder of a part leads back to itself by the imports of its files. */
export function findFolderCircles(sources: readonly SourceFile[], parts = WITHOUT_CIRCLES): readonly Problem[] {
  return parts.flatMap((part) => findCircles(folderGraph(fileGraph(sources, `src/${part}`))).map((circle) => problemOf(circle, 'folder')))
}

function problemOf(circle: readonly string[], kind: 'file' | 'folder'): Problem {
  const [first = ''] = circle
  return {
    file: first,
    message: `is in a circle of imports: ${circle.join(', ')}; move what they share into a ${kind} below them`,
  }
}

/** In a part with floors, a folder imports only folders on lower floors. */
export function findArrowsUp(sources: readonly SourceFile[]): readonly Problem[] {
  return Object.entries(FLOORS).flatMap(([part, floors]) => {
    const floorOf = (path: string): number => floorIn(floors, posix.relative(`src/${part}`, posix.dirname(path)))
    return [...fileGraph(sources, `src/${part}`)].flatMap(([file, targets]) => {
      if (floorOf(file) < 0) return [{ file, message: `is in no folder of FLOORS in tools/house/floors.ts: move it, or add its folder` }]
      const up = [...targets].filter((target) => floorOf(target) > floorOf(file))
      return up.map((target) => ({ file, message: `imports ${target}, which is on a higher floor: move what both need to a lower one` }))
    })
  })
}

/** The floor of a folder, from 0; below 0 when it has none. */
function floorIn(floors: readonly string[], folder: string): number {
  const isFeature = folder !== '' && !folder.includes('/') && !floors.some((floor) => floor.startsWith(`${folder}/`))
  return floors.includes(folder) || !isFeature ? floors.indexOf(folder) : floors.indexOf(ANY_FEATURE)
}
