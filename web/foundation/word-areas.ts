// Catalogs of words that pages need beside the one of all pages, by module: of private pages, of the console, of developers' pages, of
// the transparency report.

export type WordArea = 'private' | 'console' | 'developer' | 'transparency'
export const wordAreas: readonly WordArea[] = ['private', 'console', 'developer', 'transparency']

/** Folders that few visitors reach, whose words would burden everybody else's pages. */
export const developerFolders = ['integration']

export function wordAreasOf(module: string, isPrivate: boolean): WordArea[] {
  const isDevelopers = developerFolders.some((folder) => module.startsWith(`${folder}/`))
  return [
    ...(isPrivate ? (['private'] as const) : []),
    ...(module.startsWith('operations/console/') ? (['console'] as const) : []),
    ...(module.startsWith('trust/transparency/') ? (['transparency'] as const) : []),
    ...(isDevelopers ? (['developer'] as const) : []),
  ]
}
