// The fields of a comment that may be written. Apart from the calls, so that its form carries no more of the contract.
import { commentMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'

export const CommentText = required(commentMost)
