import Type, { type TObject, type TProperties } from 'typebox'

/** An object with these fields and no others; in the JSON of pages nothing may stand that the schema does not know. */
export function closedObject<Properties extends TProperties>(properties: Properties): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false })
}

/** A field that is always written: null says that there is none. */
export function orNull<Schema extends Type.TSchema>(schema: Schema): Type.TUnion<[Schema, Type.TNull]> {
  return Type.Union([schema, Type.Null()])
}
