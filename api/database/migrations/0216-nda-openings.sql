-- Openings: marked or not. Files close with a side that is gone.
-- compatible: nullable column, narrower views and functions.

alter table nda_openings add column marked boolean;

create or replace view side_readers as
  select s.request_id, s.side, s.actor_id as reader_id from request_sides s
    join actors a on a.kind = 'user' and a.id = s.actor_id
  where s.actor_kind = 'user'
  union all
  select s.request_id, s.side, b.user_id from request_sides s join open_business_access b on b.business_id = s.actor_id
    join actors a on a.kind = 'user' and a.id = b.user_id
  where s.actor_kind = 'business';

-- Signers are still the sides; an heir by a merge has signed nothing.
create function nda_stands(nda uuid) returns boolean language sql stable
begin atomic
  select not exists (
    select from nda_signatures s join ndas n on n.id = s.nda_id
    where n.id = nda and not exists (
      select from thread_parties t
      where t.request_id = n.request_id and t.side = s.side
        and (t.actor_id = s.actor_id or exists (select from people p where p.id = s.actor_id and p.merged_into = t.actor_id))
        and not exists (select from business_states b where b.id = t.actor_id and b.state = 'removed')));
end;

create or replace function nda_holds(nda uuid) returns boolean language sql stable
begin atomic
  select exists (select from ndas n where n.id = nda and n.state = 'inForce') and nda_stands(nda);
end;

-- A settlement changes with its state alone.
create or replace function keep_nda() returns trigger language plpgsql as $$
declare
  moving constant text[] := case when new.state = old.state then '{reminded_at}'
    else '{state,settled_at,settled_by,reason,reminded_at}' end;
  signed int;
begin
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'the terms of an agreement never change' using errcode = 'restrict_violation';
  end if;
  if new.state = old.state then
    return new;
  end if;
  if not (old.state = 'proposed' and new.state in ('inForce', 'declined', 'withdrawn', 'lapsed')
    or old.state = 'inForce' and new.state = 'ended') then
    raise exception 'no way from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  select count(*) into signed from nda_signatures where nda_id = new.id;
  if new.state = 'inForce' and signed <> 2 then
    raise exception 'signed by % of 2 sides', signed using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
