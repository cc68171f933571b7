import { defineHttpLink } from './http-link.ts'

/** `{{HTTPMethod("GET")}}` */
export const httpmethod = defineHttpLink('httpmethod', 'Methods')
