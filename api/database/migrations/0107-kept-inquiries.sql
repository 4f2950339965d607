-- Kept inquiries: written to companies that nobody runs, delivered once somebody does.
create table kept_inquiries (
  id uuid primary key default uuidv7(),
  token text not null unique, -- of the link that the buyer forwards
  sender_kind text not null check (sender_kind in ('user', 'business')),
  sender_id uuid not null,
  writer_id uuid not null,
  business_id uuid not null references businesses,
  product_id uuid,
  subject_code text not null,
  subject text not null,
  content text not null,
  held boolean not null,
  portal text,
  locale text not null,
  kept_until timestamptz not null,
  ended_at timestamptz, -- the text is empty from then on
  check (ended_at is null or content = '')
);
-- Own list, newest first.
create index kept_inquiries_by_sender on kept_inquiries (sender_id, id desc);
create index kept_inquiries_by_writer on kept_inquiries (writer_id);
create index kept_inquiries_by_business on kept_inquiries (business_id) where ended_at is null;
-- The job of expiry.
create index kept_inquiries_by_end on kept_inquiries (kept_until) where ended_at is null;

-- Null: none waits.
create function kept_for(business uuid) returns jsonb language sql stable
return (select jsonb_build_object('count', count(*), 'oldestUntil', min(kept_until))
  from kept_inquiries where business_id = business and ended_at is null and not held having count(*) > 0);

-- Merging two entries of one company moves what is kept for or by the former.
create function move_kept_inquiries() returns trigger language plpgsql as $$
begin
  update kept_inquiries set business_id = new.merged_into where business_id = new.id;
  update kept_inquiries set sender_id = new.merged_into where sender_kind = 'business' and sender_id = new.id;
  return null;
end $$;
create trigger businesses_move_kept_inquiries after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_kept_inquiries();

-- Deliverable: the company is run, both sides are visible and strangers to each other, and no block is between them.
create view deliverable_inquiries as
  select k.* from kept_inquiries k join businesses b on b.id = k.business_id
  where k.ended_at is null and b.run_since is not null and b.removed_at is null and b.status = 'active'
    and exists (select from actors a where a.kind = k.sender_kind and a.id = k.sender_id)
    and not exists (select from members m where m.business_id = k.business_id and m.user_id = k.writer_id)
    and not exists (select from block_pairs p where p.actor_id = k.business_id and p.other_id in (k.sender_id, k.writer_id));

-- Overdue: the time is over, or one side has left for good.
create view overdue_inquiries as
  select k.id from kept_inquiries k join businesses b on b.id = k.business_id
  where k.ended_at is null and (k.kept_until < now() or b.removed_at is not null);
