-- Who is mentioned in what is written, and which industries a post is about.

-- [{at, length, kind, id}]: where a name stands in `content` (UTF-16 code units, with its @), and whose it is.
alter table posts add column mentions jsonb not null default '[]';
alter table comments add column mentions jsonb not null default '[]';

-- The industries that the author named: where there are any, they decide whom the post may interest.
alter table posts add column tags uuid[] not null default '{}' check (cardinality(tags) <= 3);
-- The newest posts of an industry that was named (feed).
create index posts_by_tag_1 on posts ((tags[1]), id desc) where removed_at is null and hidden_at is null and tags[1] is not null;
create index posts_by_tag_2 on posts ((tags[2]), id desc) where removed_at is null and hidden_at is null and tags[2] is not null;
create index posts_by_tag_3 on posts ((tags[3]), id desc) where removed_at is null and hidden_at is null and tags[3] is not null;

-- Which kinds there are is the contract's to say.
alter table notifications drop constraint notifications_kind_check;
