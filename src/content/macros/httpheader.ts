import { defineHttpLink } from './http-link.ts'

/** `{{HTTPHeader("ETag")}}` */
export const httpheader = defineHttpLink('httpheader', 'Headers')
