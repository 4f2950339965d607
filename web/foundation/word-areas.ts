// Additional message catalogs by module.

export type WordArea =
  | 'private'
  | 'console'
  | 'developer'
  | 'transparency'
  | 'publishing'
  | 'account'
  | 'claims'
  | 'memberships'
  | 'catalogues'
export const wordAreas: readonly WordArea[] = [
  'private',
  'console',
  'developer',
  'transparency',
  'publishing',
  'account',
  'claims',
  'memberships',
  'catalogues',
]

/** Rarely visited folders, whose words would burden other pages. */
export const developerFolders = ['integration']

/** The console previews the first page of portals and texts. */
const publishingPages =
  /^(publishing\/(home|category-pages|texts|attribution)|operations\/need-help|operations\/console\/(portals|texts))\//

export function wordAreasOf(module: string, isPrivate: boolean): WordArea[] {
  const isDevelopers = developerFolders.some((folder) => module.startsWith(`${folder}/`))
  return [
    ...(isPrivate ? (['private'] as const) : []),
    ...(module.startsWith('operations/console/') ? (['console'] as const) : []),
    ...(module.startsWith('trust/transparency/') ? (['transparency'] as const) : []),
    ...(publishingPages.test(module) ? (['publishing'] as const) : []),
    ...(module.startsWith('identity/account/') ? (['account'] as const) : []),
    ...(module.startsWith('trust/ownership-claims/own/') ? (['claims'] as const) : []),
    ...(module.startsWith('billing/memberships/own/') ? (['memberships'] as const) : []),
    ...(module.startsWith('catalog/catalogues/') ? (['catalogues'] as const) : []),
    ...(isDevelopers ? (['developer'] as const) : []),
  ]
}
