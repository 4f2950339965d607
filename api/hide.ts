// Kinds of things that moderators hide, with the capability that keeps each.
import { hideComment } from './social/comments/lookup.ts'
import { hideGroup } from './social/groups/lookup.ts'
import { hidePost } from './social/posts/lookup.ts'
import { hideProduct } from './catalog/products/lookup.ts'
import type { Hide } from './trust/sanctions/lookup.ts'

export const hide: Hide = { post: hidePost, comment: hideComment, group: hideGroup, product: hideProduct }
