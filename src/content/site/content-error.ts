/** Content that can't be used at all: a root that is not there, a site.json that is wrong. */
export class ContentError extends Error {}
