// What other capabilities may ask of reactions: the words for «is it liked by», for their own statements, and to tell of rows. Imports no
// statement of reactions: these ask the capabilities that ask here.

/** SQL: does `actor` (an id) like `resource`? */
export function likedBy(resource: string, actor: string): string {
  return `exists (select from reactions mine where mine.resource_id = ${resource} and mine.actor_id = ${actor})`
}

/** SQL: emits events of the rows of `from`. */
export function emittedReactions(name: 'added' | 'removed', from: string): string {
  return `insert into events (name, data) select 'reactions.${name}', jsonb_build_object('resourceType', resource_type, 'resourceID', resource_id,
    'actorKind', actor_kind, 'actorID', actor_id, 'receiverID', receiver_id) from ${from}`
}

export { exportOf, forgetPerson } from './person-queries.ts'
