// Which modules of the browser bundle come in one file: what several pages of a kind share, since a dozen small files would stand in
// each other's way. Nobody fetches what only pages of another kind need. Build time only.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pagesIn, reach } from './word-groups.ts'

const root = import.meta.dirname
type Kind = 'shared' | 'account' | 'signed-in' | 'social'

/** Where people write to each other. */
const social = /^(newsfeed|posts|groups)\//
/** What of the pages that are mostly private strangers read all the same. */
const open = /^(posts|follows)\//

/** The pages of the route tables by kind: what strangers see, the pages of the auth service, what is private, and what is said there. */
function pagesByKind(): Record<Kind, string[]> {
  const more = pagesIn('more-routes.ts')
  return {
    shared: pagesIn('routes.ts'),
    account: more.filter((id) => id.startsWith('account/')),
    'signed-in': more.filter((id) => !id.startsWith('account/') && !social.test(id)),
    social: more.filter((id) => social.test(id)),
  }
}

/** The calls that public pages and the shell make, as `capability.name`: found by their text, so the others must be had as well. */
export function publicCalls(): Set<string> {
  const files = ['entry.client', ...pagesIn('routes.ts')].flatMap((id) => [...reach(`${id}.tsx`)])
  const named = [...new Set(files)].flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\bapi\.(\w+\.\w+)/g),
  ])
  return new Set(named.map(([, name]) => name!))
}

/**
 * Answers for a module's id. `general` is what public and account pages share; `results` is what search results share with other
 * pages: many people come in there, and fetch nothing else; `forms` is what account pages and private pages share; `social` what only
 * those share where people write, `signed-in` what others do. Of these two, `posts` and `read` are what strangers fetch.
 */
export function chunkNames(): (id: string) => Kind | 'general' | 'results' | 'forms' | 'posts' | 'read' | null {
  const results = new Set<string>()
  const opened = new Set<string>()
  const counts = new Map<string, Record<Kind, number> & { folders: Set<string> }>()
  for (const [kind, pages] of Object.entries(pagesByKind()) as [Kind, string[]][]) {
    for (const page of pages) {
      for (const one of reach(`${page}.tsx`, { lazy: false })) {
        if (page === 'search/SearchResultPage') results.add(one)
        if (open.test(page)) opened.add(one)
        const count = counts.get(one) ?? { shared: 0, account: 0, 'signed-in': 0, social: 0, folders: new Set() }
        count.folders.add(dirname(page))
        count[kind]++
        counts.set(one, count)
      }
    }
  }
  return (id) => {
    const name = relative(root, id.split('?', 1)[0]!)
    const count = counts.get(name)
    if (!count) return null
    if (count.shared >= 2) return count.account ? 'general' : results.has(name) ? 'results' : 'shared'
    if (count.shared === 1) return null
    const isPrivate = count['signed-in'] + count.social
    if (count.account >= 1 && isPrivate >= 1) return 'forms'
    if (count.account >= 2) return 'account'
    // What only the pages of one capability share stands by itself.
    if (isPrivate < 2 || count.folders.size === 1) return null
    const isSocial = count['signed-in'] === 0
    if (opened.has(name)) return isSocial ? 'posts' : 'read'
    return isSocial ? 'social' : 'signed-in'
  }
}
