/** Duration of the sidebar's collapse, in milliseconds (docs/behaviour/layout.md 2). */
export const SIDEBAR_COLLAPSE_MS = 300
/** How long 'Copied!' and the failure message stay, in milliseconds (docs/behaviour/layout.md 3). */
export const COPIED_MS = 1000
export const COPY_FAILED_MS = 3000
/** A loading indicator appears after this time, in milliseconds (docs/behaviour/layout.md 4). */
export const LOADING_DELAY_MS = 1000
