-- The newest posts of an author, found in the index alone (feed): without those in groups, which are for their members.
drop index posts_by_author;
create index posts_by_author on posts (author_id, id desc) where removed_at is null and hidden_at is null and timeline_kind <> 'group';
