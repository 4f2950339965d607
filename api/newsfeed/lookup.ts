// What other capabilities may ask of the newsfeed: the words for «does not want to hear of», for their own statements.

/** SQL: has the person `reader` muted one of the ids in `theirs` (an array)? */
export function mutedBy(reader: string, theirs: string): string {
  return `exists (select from mutes muted where muted.user_id = ${reader} and muted.muted_id = any(${theirs}))`
}
