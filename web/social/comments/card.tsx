// Exports: thread and comment field.
export { preloadCommentBox } from './thread/lazy-comment-box.ts'
export { Thread } from './thread/Thread.tsx'
export type { Page } from './thread/use-comments.ts'
