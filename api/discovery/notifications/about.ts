// Subjects of notifications, by sets of ids.
import { notificationExcerptMost } from '#contract/foundation/constants.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import { commentBeginnings } from '#api/social/comments/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { postBeginnings } from '#api/social/posts/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import type { NotificationRow } from './queries.ts'

type Kind = 'post' | 'comment' | 'product'

/** Keyed by notification id; absent when gone or closed to the viewer. */
export async function aboutOf(
  context: SignedIn,
  rows: readonly NotificationRow[],
): Promise<Map<string, NonNullable<Notification['about']>>> {
  const idsOf = (kind: Kind) => [
    ...new Set(
      rows.flatMap(({ resourceType, resourceID, rootType, rootID }) => [
        ...(resourceType === kind ? [resourceID] : []),
        ...(rootType === kind && rootID ? [rootID] : []),
      ]),
    ),
  ]
  const { pool, viewer } = context
  const [posts, comments, products] = await Promise.all([
    postBeginnings(pool, idsOf('post'), viewer.userID, notificationExcerptMost),
    commentBeginnings(pool, idsOf('comment'), viewer.userID, notificationExcerptMost),
    productCards(context, idsOf('product')),
  ])
  const titleOf = ({ resourceType, resourceID, rootType, rootID }: NotificationRow) => {
    if (resourceType === 'product') return named(products.get(resourceID))
    if (rootType === 'product') return named(products.get(rootID!))
    return rootType === 'post' ? posts.get(rootID!) : undefined
  }
  const excerptOf = ({ resourceType, resourceID }: NotificationRow) =>
    resourceType === 'post' ? posts.get(resourceID) : comments.get(resourceID)
  return new Map(
    rows.flatMap((row) => {
      const [title, excerpt] = [titleOf(row), excerptOf(row)]
      if (!title?.text && !excerpt?.text) return []
      const about = {
        title: title?.text || null,
        titleLanguage: title?.language ?? null,
        excerpt: excerpt?.text || null,
        language: excerpt?.language ?? null,
      }
      return [[row.id, about]]
    }),
  )
}

function named(product: ProductCard | undefined): { text: string; language: null } | undefined {
  return product && { text: product.name, language: null }
}
