-- Which pages show an actor as author of a comment, or by a mention: they are rendered again when the actor changes.

-- Also leaving the network, which removes the comments of a person.
create index comments_by_author on comments (author_id, root_id);
create index comments_by_mentioned on comments using gin (jsonb_path_query_array(mentions, '$[*].id'))
  where mentions <> '[]' and removed_at is null and hidden_at is null;
create index posts_by_mentioned on posts using gin (jsonb_path_query_array(mentions, '$[*].id'))
  where mentions <> '[]' and removed_at is null and hidden_at is null;
