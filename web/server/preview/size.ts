// Pixels of a preview, apart from the drawing's libraries.
export const previewSize = { width: 1200, height: 630 }
