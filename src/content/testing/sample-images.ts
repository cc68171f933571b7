/** An image of 1 by 1 pixels. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** A drawing of 20 by 10 pixels. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'
