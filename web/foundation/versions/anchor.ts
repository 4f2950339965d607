// Anchor of the versions below a form; a link to it opens them.
export const versionsAnchor = 'versions'
