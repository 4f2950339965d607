// Rows of posts → contract.
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Post } from '#contract/social/posts/posts.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { withNames } from '#api/social/mentions/lookup.ts'
import type { PostRow } from './queries.ts'

export function postOf(row: PostRow, author: Author, can: Post['can'], locale: Locale): Post {
  const { content, mentions } = withNames(row, locale)
  const createdAt = row.madeAt.toISOString()
  return {
    postID: row.id,
    content,
    language: row.language,
    mentions,
    tags: row.tags.flatMap((id) => namedFor(id, locale) ?? []),
    createdAt,
    editedAt: row.editedAt?.toISOString() ?? null,
    author,
    timelineID: row.timelineID,
    timelineType: row.timelineKind,
    group: row.group,
    businessID: row.authorKind === 'business' ? row.authorID : null,
    header: { author, metadata: { datetime: createdAt, resourceID: row.id } },
    body: { text: content, picture: row.pictures[0] ?? null, pictures: row.pictures },
    preview: row.preview && { ...row.preview, picture: row.preview.picture ?? null },
    reactions: { reactionCount: { like: row.likes }, reactionType: row.liked ? 'like' : null },
    commentCount: row.comments,
    can,
  }
}
