import { defineHttpLink } from './http-link.ts'

/** `{{HTTPStatus(404)}}` */
export const httpstatus = defineHttpLink('httpstatus', 'Status')
