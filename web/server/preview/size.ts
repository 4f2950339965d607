// Pixels of a preview, apart: drawing and document load no library of the other.
export const previewSize = { width: 1200, height: 630 }
