// Lazy comment field and unsent comments.
import { lazyComponent } from '#web/foundation/lazy-component.ts'

export const CommentBox = lazyComponent(async () => (await import('./CommentBox.tsx')).CommentBox)
export const UnsentComments = lazyComponent(async () => (await import('./UnsentComments.tsx')).UnsentComments)

/** Offline it could not load. */
export async function preloadCommentBox(): Promise<void> {
  await Promise.all([CommentBox.preload(), UnsentComments.preload()])
}
