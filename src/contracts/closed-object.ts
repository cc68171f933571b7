import Type, { type TObject, type TProperties } from 'typebox'

/** Further rules of a closed object: how its fields depend on one another, in JSON Schema. */
export interface FieldRules {
  readonly oneOf?: readonly object[]
}

/** An object with these fields and no others; in the JSON of pages nothing may stand that the schema does not know. */
export function closedObject<Properties extends TProperties>(properties: Properties, rules: FieldRules = {}): TObject<Properties> {
  return Type.Object(properties, { ...rules, additionalProperties: false })
}

/** A field that is always written: null says that there is none. */
export function orNull<Schema extends Type.TSchema>(schema: Schema): Type.TUnion<[Schema, Type.TNull]> {
  return Type.Union([schema, Type.Null()])
}
