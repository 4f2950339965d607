// Catalogs of words that pages need beside the one of all pages, by module: those of private pages, of the console, of developers' pages.

export type WordArea = 'private' | 'console' | 'developer'
export const wordAreas: readonly WordArea[] = ['private', 'console', 'developer']

/** Private folders that few visitors reach, whose words would burden everybody else's private pages. */
export const developerFolders = ['api-tokens', 'webhooks']

/** Of a private page. */
export function wordAreasOf(module: string): WordArea[] {
  if (module.startsWith('admin/')) return ['private', 'console']
  return developerFolders.some((folder) => module.startsWith(`${folder}/`)) ? ['private', 'developer'] : ['private']
}
