// The face that comments lend: the thread under a product or a post, and the box to write in.
export { CommentBox } from './thread/box.ts'
export { Thread } from './thread/Thread.tsx'
export type { Page } from './thread/use-comments.ts'
