// The words for «the comment that is there», for statements. Without any import, so that whoever is asked by comments may ask for it.

/** SQL: the visible comment $1, as what is liked or replied to: its id, whose it is, who receives likes with it, its root and its group. */
export const target = `select k.id, k.author_id as owner_id, case when k.author_kind = 'user' then k.author_id end as receiver_id,
    k.root_id, k.root_type, k.resource_type,
    (select p.timeline_id from posts p where p.id = k.root_id and p.timeline_kind = 'group') as group_id
  from comments k where k.id = $1::uuid and k.removed_at is null and k.hidden_at is null`
