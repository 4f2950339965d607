// The face that a thread lends to pages that show it from the start. Others take the one of the folder above, which fetches it.
export { CommentBox } from './box.ts'
export { Thread } from './Thread.tsx'
export type { Page } from './use-comments.ts'
