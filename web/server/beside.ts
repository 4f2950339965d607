// Addresses of what stands beside a page: its Markdown twin and its preview. Known to the server alone.

/** The Markdown twin of a page; `path` without a query. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The picture that networks show beside a link to the page; `path` without a query. */
export function previewPath(path: string): string {
  return `/preview${path === '/' ? '/index' : path}.png`
}
