// Additional message catalogs by module.

export type WordArea = 'private' | 'console' | 'developer' | 'transparency' | 'home'
export const wordAreas: readonly WordArea[] = ['private', 'console', 'developer', 'transparency', 'home']

/** Rarely visited folders, whose words would burden other pages. */
export const developerFolders = ['integration']

export function wordAreasOf(module: string, isPrivate: boolean): WordArea[] {
  const isDevelopers = developerFolders.some((folder) => module.startsWith(`${folder}/`))
  return [
    ...(isPrivate ? (['private'] as const) : []),
    ...(module.startsWith('operations/console/') ? (['console'] as const) : []),
    ...(module.startsWith('trust/transparency/') ? (['transparency'] as const) : []),
    // The console previews the first page of portals.
    ...(/^(publishing\/home|operations\/console\/portals)\//.test(module) ? (['home'] as const) : []),
    ...(isDevelopers ? (['developer'] as const) : []),
  ]
}
