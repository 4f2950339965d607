// Additional message catalogs by module.

/** The console previews the first page of portals and texts. */
const modulesOf = {
  console: /^operations\/console\//,
  transparency: /^trust\/transparency\//,
  publishing:
    /^(publishing\/(home|category-pages|texts|attribution)|operations\/need-help|operations\/console\/(portals|texts))\//,
  account: /^identity\/account\//,
  security: /^identity\/account\/AccountPage$/,
  claims: /^trust\/ownership-claims\/own\//,
  memberships: /^(billing\/memberships\/own|operations\/console\/payments)\//,
  catalogues: /^catalog\/catalogues\//,
  developer: /^integration\//,
}
type ModuleArea = keyof typeof modulesOf
export type WordArea = 'private' | ModuleArea

export const wordAreas: readonly WordArea[] = ['private', ...(Object.keys(modulesOf) as ModuleArea[])]

export function wordAreasOf(module: string, isPrivate: boolean): WordArea[] {
  return wordAreas.filter((area) => (area === 'private' ? isPrivate : modulesOf[area].test(module)))
}
