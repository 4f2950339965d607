// Where a comment is typed, for who is signed in: strangers read without fetching it.
import { lazyComponent } from '#web/app/lazy-component.ts'

export const CommentBox = lazyComponent(async () => (await import('./CommentBox.tsx')).CommentBox)
