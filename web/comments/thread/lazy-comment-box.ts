// The comment field, loaded only when signed in.
import { lazyComponent } from '#web/app/lazy-component.ts'

export const CommentBox = lazyComponent(async () => (await import('./CommentBox.tsx')).CommentBox)
