import { jsonDataVersion } from './json-data.ts'
import { loadRootTexts, type NamedTexts, RootTexts, type TextNames } from './root-texts.ts'

const FILE = 'L10n-Common.json'

/** Headings of computed sidebars. */
const NAMES: TextNames = {
  sidebar_constructor: 'Constructor',
  sidebar_static_properties: 'Static_properties',
  sidebar_instance_properties: 'Instance_properties',
  sidebar_static_methods: 'Static_methods',
  sidebar_instance_methods: 'Instance_methods',
  sidebar_properties: 'Properties',
  sidebar_methods: 'Methods',
  sidebar_types: 'Types',
  sidebar_events: 'Events',
  sidebar_interfaces: 'Interfaces',
  sidebar_inheritance: 'Inheritance',
  sidebar_related_pages: 'Related_pages',
  sidebar_guides: 'Guides',
  sidebar_tutorial: 'Tutorial',
}

/** Texts of sidebars that a content root brings along in `files/jsondata/L10n-Common.json`, whose place for a value is `$1`. */
export class CommonTexts extends RootTexts {
  constructor(texts: NamedTexts) {
    super(NAMES, texts)
  }
}

/** Reads the file of the first content root that has it. One that can't be used counts as none. */
export function loadCommonTexts(roots: readonly string[]): CommonTexts {
  return new CommonTexts(loadRootTexts(roots, FILE))
}

/** Snapshot of the file. */
export function commonTextsVersion(roots: readonly string[]): string {
  return jsonDataVersion(roots, FILE)
}
