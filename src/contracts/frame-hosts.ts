/** Other sites whose frames pages may show: those of the embedding macros. The policy of pages and the builder both go by this list. */
export const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://mdn.github.io', 'https://jsfiddle.net'] as const
