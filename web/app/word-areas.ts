// Catalogs of words that pages need beside the one of all pages, by module: of private pages, of the console, of developers' pages, of
// the transparency report.

export type WordArea = 'private' | 'console' | 'developer' | 'transparency'
export const wordAreas: readonly WordArea[] = ['private', 'console', 'developer', 'transparency']

/** Folders that few visitors reach, whose words would burden everybody else's pages. */
export const developerFolders = ['developers', 'api-tokens', 'webhooks']

export function wordAreasOf(module: string, isPrivate: boolean): WordArea[] {
  const isDevelopers = developerFolders.some((folder) => module.startsWith(`${folder}/`))
  return [
    ...(isPrivate ? (['private'] as const) : []),
    ...(module.startsWith('admin/') ? (['console'] as const) : []),
    ...(module.startsWith('transparency/') ? (['transparency'] as const) : []),
    ...(isDevelopers ? (['developer'] as const) : []),
  ]
}
