import type { Questions } from '../tree/facts.ts'
import type { DataName, DataSources, DataTypes } from './data-sources.ts'

/**
 * The data sources as one page or sidebar uses them. Each access adds the version of the source to the page's questions, so the page is built
 * again when the data changes (docs/behaviour/build.md 3). A class, so that the compiler finds a place that gets plain sources instead.
 */
export class NotedData implements DataSources {
  readonly #sources: DataSources
  readonly #questions: Questions

  constructor(sources: DataSources, questions: Questions) {
    this.#sources = sources
    this.#questions = questions
  }

  /** @throws MissingPackageError when the source's package is not installed */
  get<Name extends DataName>(name: Name): DataTypes[Name] {
    this.#questions.version(`data:${name}`)
    return this.#sources.get(name)
  }
}
