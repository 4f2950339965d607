// The words for «the comment that is there», for statements: nobody reads, likes or answers what stands below something that is gone.
import { targetAt as postAt } from '../posts/lookup.ts'
import { targetAt as productAt } from '../products/lookup.ts'

/** SQL: the visible comment $1, as what is liked or replied to: its id, whose it is, who receives likes with it, its root, whose that is, and its group. */
export const target = `select k.id, k.author_id as owner_id, case when k.author_kind = 'user' then k.author_id end as receiver_id,
    k.root_id, k.root_type, k.resource_type, root.owner_id as root_owner_id, root.group_id
  from comments k
  join lateral (
    select post.owner_id, post.group_id from (${postAt('k.root_id')}) post where k.root_type = 'post'
    union all
    select product.owner_id, null from (${productAt('k.root_id')}) product where k.root_type = 'product') root on true
  where k.id = $1::uuid and k.removed_at is null and k.hidden_at is null and (k.resource_type <> 'comment' or exists (
    select from comments above where above.id = k.resource_id and above.removed_at is null and above.hidden_at is null))`
