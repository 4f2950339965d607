// Where a comment is typed, for who is signed in: strangers read without fetching it.
import { later } from '#web/later.ts'

export const CommentBox = later(async () => (await import('./CommentBox.tsx')).CommentBox)
