// Pixels of a preview. Apart from what draws it and from the document: each would load the other's libraries.
export const previewSize = { width: 1200, height: 630 }
