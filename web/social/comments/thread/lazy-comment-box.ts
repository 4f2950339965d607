// Comment field and unsent comments, loaded only when signed in.
import { lazyComponent } from '#web/foundation/lazy-component.ts'

export const CommentBox = lazyComponent(async () => (await import('./CommentBox.tsx')).CommentBox)
export const UnsentComments = lazyComponent(async () => (await import('./UnsentComments.tsx')).UnsentComments)

/** For a thread that is not open yet: without the network it could not load them any more. */
export async function preloadCommentBox(): Promise<void> {
  await Promise.all([CommentBox.preload(), UnsentComments.preload()])
}
