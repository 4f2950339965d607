// Addresses of a page's Markdown twin and preview.

/** `path` excludes the query. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

export function previewPath(path: string): string {
  return `/preview${path === '/' ? '/index' : path}.png`
}
