// Writable comment fields.
import { commentMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'

export const CommentText = required(commentMost)
