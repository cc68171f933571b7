import type { RecommendationMatrix } from '#contracts/observatory-calls.ts'
import { adviceFor } from '#scanner/advice/server-advice.ts'
import { CHECKS } from '#scanner/checks/index.ts'
import { guideHref, textHtml } from './stored-report.ts'

/** All results that the tests can have. */
export function recommendationMatrix(): RecommendationMatrix {
  return CHECKS.map(({ name, title, guide, results }) => ({
    name,
    title,
    mdnLink: guideHref(guide),
    results: Object.entries(results).map(([result, { modifier, description, advice }]) => ({
      name: result,
      scoreModifier: modifier,
      description: textHtml(description),
      recommendation: advice === undefined ? null : textHtml(advice),
    })),
    servers: adviceFor(name).map(({ server, code }) => ({ server, code })),
  }))
}
