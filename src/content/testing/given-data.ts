import { CommonTexts } from '../data/common-texts.ts'
import type { DataName, DataSources, DataTypes } from '../data/data-sources.ts'
import { TemplateTexts } from '../data/template-texts.ts'

/** Data that is at hand, for tests. A source that is not given is rejected; texts are ours unless others are given. */
export function givenData(given: Partial<DataTypes>): DataSources {
  const data: Partial<DataTypes> = { commonTexts: new CommonTexts({}), templateTexts: new TemplateTexts({}), ...given }
  return {
    get<Name extends DataName>(name: Name): DataTypes[Name] {
      const found: DataTypes[Name] | undefined = data[name]
      if (found === undefined) throw new Error(`no data named ${name} was given`)
      return found
    },
  }
}
