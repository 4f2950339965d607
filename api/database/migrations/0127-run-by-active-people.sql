-- A business is run by members whose accounts are active.
create function businesses_of(person uuid) returns setof uuid language sql stable
begin atomic
  select business_id from members where user_id = person order by business_id;
end;

create function keep_run(business uuid, at timestamptz) returns void language plpgsql as $$
begin
  -- Two members suspended at once see each other's state.
  perform from businesses where id = business for update;
  update businesses set run_since = case when run_since is null then at end
  where id = business and (run_since is null) = exists (select from members m where m.business_id = business
    and not exists (select from people p where p.id = m.user_id and p.status <> 'active'));
end $$;

create or replace function keep_run_since() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_run(old.business_id, old.joined_at); end if;
  if tg_op <> 'DELETE' then perform keep_run(new.business_id, new.joined_at); end if;
  return null;
end $$;
drop trigger members_run_businesses on members;
create trigger members_run_businesses after insert or delete or update of user_id on members
  for each row execute function keep_run_since();

create function keep_run_of_person() returns trigger language plpgsql as $$
begin
  perform keep_run(id, now()) from businesses_of(new.id) id;
  return null;
end $$;
create trigger people_run_businesses after update of status on people
  for each row when (old.status is distinct from new.status) execute function keep_run_of_person();

select keep_run(b.id, now()) from businesses b where b.run_since is not null
  and exists (select from members m join people p on p.id = m.user_id where m.business_id = b.id and p.status <> 'active');

-- Deliverable: the company is run, writer and sides are visible, strangers to each other, and no block is between them.
create or replace view deliverable_inquiries as
  select k.* from kept_inquiries k join businesses b on b.id = k.business_id
  where k.ended_at is null and b.run_since is not null and b.removed_at is null and b.status = 'active'
    and exists (select from actors a where a.kind = k.sender_kind and a.id = k.sender_id)
    and exists (select from actors a where a.kind = 'user' and a.id = k.writer_id)
    and not exists (select from members m where m.business_id = k.business_id and m.user_id = k.writer_id)
    and not exists (select from block_pairs p where p.actor_id = k.business_id and p.other_id in (k.sender_id, k.writer_id));
