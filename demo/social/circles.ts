// Sample follows, connections and favorites as deterministic rows.
import type { Insertable } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { Cast } from './cast.ts'
import { type Clock, longAgo } from './clock.ts'
import type { Social } from './told.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>
export type Circles = {
  follows: Row<'follows'>[]
  connections: Row<'connections'>[]
  favoriteLists: Row<'favoriteLists'>[]
  favorites: Row<'favorites'>[]
}
const step = 5

export function circlesOf(social: Social, { actors, products }: Cast, { idAt, timeAt }: Clock): Circles {
  const rows: Circles = { follows: [], connections: [], favoriteLists: [], favorites: [] }

  for (const [name, followed] of Object.entries(social.follows)) {
    followed.forEach((other, index) => {
      const [one, two] = [actors.get(name), actors.get(other)]
      if (!one || !two) return
      const id = idAt(`${name} follows ${other}`, longAgo / (index + 1))
      rows.follows.push({ id, followerId: one.id, followerKind: one.kind, followedId: two.id, followedKind: two.kind })
    })
  }
  for (const { asker, asked, ago, accepted } of social.connections) {
    const [one, two] = [actors.get(asker), actors.get(asked)]
    if (!one || !two) continue
    rows.connections.push({
      id: idAt(`${asker} asks ${asked}`, ago),
      askerId: one.id,
      askerKind: one.kind,
      askedId: two.id,
      askedKind: two.kind,
      askedAt: timeAt(ago),
      connectedAt: accepted === undefined ? null : timeAt(accepted),
    })
  }
  for (const [name, saved] of Object.entries(social.favorites)) {
    const userId = actors.get(name)?.id
    if (!userId) continue
    const listID = (list: string) => idAt(`${name} lists ${list}`, longAgo)
    for (const list of new Set(saved.flatMap((one) => one.list ?? [])))
      rows.favoriteLists.push({ id: listID(list), userId, name: list, madeAt: timeAt(longAgo) })
    saved.forEach(({ list, business, product, note }, index) => {
      const resource = business === undefined ? products.get(product!) : actors.get(business)
      if (!resource) return
      rows.favorites.push({
        id: idAt(`${name} saves ${resource.id}`, (saved.length - index) * step),
        userId,
        resourceType: business === undefined ? 'product' : 'business',
        resourceId: resource.id,
        listId: list === undefined ? null : listID(list),
        note,
      })
    })
  }
  return rows
}
