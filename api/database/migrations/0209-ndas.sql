-- Agreements on secrecy (NDAs) before files, signed by both sides of a thread; who opened which file.
-- compatible: new tables, views and functions, and a column with a default.

create table ndas (
  id uuid primary key default uuidv7(),
  request_id uuid not null,
  -- Proposed with a request for quotation.
  rfq_id uuid,
  kind text not null check (kind in ('oneWay', 'mutual')),
  proposer text not null check (proposer in ('S', 'R')),
  -- One way: the side that shows files.
  discloser text not null check (discloser in ('S', 'R')),
  text_kind text not null check (text_kind in ('operator', 'own')),
  lang text,
  title text not null,
  -- As it was shown: a later change of the operator's text changes no agreement.
  content text not null default '',
  -- Own text: {fileID, name, contentType, bytes}.
  file jsonb,
  -- SHA-256 of the text, in hex.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  proposed_by uuid not null,
  proposed_at timestamptz not null default now(),
  sign_until timestamptz not null,
  reminded_at timestamptz,
  state text not null default 'proposed' check (state in ('proposed', 'inForce', 'ended', 'declined', 'withdrawn', 'lapsed')),
  settled_at timestamptz,
  settled_by uuid,
  reason text not null default '',
  sample boolean not null default false,
  check ((text_kind = 'own') = (file is not null)),
  check ((text_kind = 'operator') = (lang is not null)),
  check ((state = 'proposed') = (settled_at is null)),
  unique (id, hash)
);
-- Those of a thread: its list, and whether its files are open.
create index ndas_by_request on ndas (request_id, id desc);
-- One proposal at a time.
create unique index ndas_waiting on ndas (request_id) where state = 'proposed';
-- Reminders and lapses.
create index ndas_by_end on ndas (sign_until) where state = 'proposed';

-- One a side, of the text of the agreement; never changed or deleted.
create table nda_signatures (
  nda_id uuid not null,
  side text not null check (side in ('S', 'R')),
  -- The firm or person that signed, and its name then.
  actor_kind text not null check (actor_kind in ('user', 'business')),
  actor_id uuid not null,
  firm text not null check (firm <> ''),
  signed_by uuid not null,
  name text not null check (name <> ''),
  role text not null check (role <> ''),
  -- Network address.
  address text not null,
  hash text not null,
  signed_at timestamptz not null default clock_timestamp(),
  sample boolean not null default false,
  primary key (nda_id, side),
  -- Nobody signs for both sides.
  unique (nda_id, signed_by),
  foreign key (nda_id, hash) references ndas (id, hash)
);

-- Openings of files that were sent for after an agreement, by the other side.
create table nda_openings (
  id uuid primary key default uuidv7(),
  request_id uuid not null,
  from_side text not null check (from_side in ('S', 'R')),
  file_id text not null,
  file_name text not null,
  revision int not null,
  actor_id uuid not null,
  firm text not null,
  reader_id uuid not null,
  person text not null,
  opened_at timestamptz not null,
  sample boolean not null default false
);
-- The log of a thread, the latest first.
create index nda_openings_by_request on nda_openings (request_id, opened_at desc, id desc);
-- What a person opened: its export.
create index nda_openings_by_reader on nda_openings (reader_id);

-- Rows of the sample data go with it; all others stay.
create function keep_nda_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.sample then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger nda_signatures_stay before update or delete on nda_signatures for each row execute function keep_nda_rows();
create trigger nda_signatures_stay_all before truncate on nda_signatures for each statement execute function refuse_change();
create trigger nda_openings_stay before update or delete on nda_openings for each row execute function keep_nda_rows();
create trigger nda_openings_stay_all before truncate on nda_openings for each statement execute function refuse_change();
create trigger ndas_stay before delete on ndas for each row execute function keep_nda_rows();
create trigger ndas_stay_all before truncate on ndas for each statement execute function refuse_change();

-- Terms never change; states go forward, and into force only with both signatures.
create function keep_nda() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,settled_at,settled_by,reason,reminded_at}';
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
create trigger ndas_keep before update on ndas for each row execute function keep_nda();

-- A signature counts for a proposal that waits.
create function check_signature() returns trigger language plpgsql as $$
begin
  perform from ndas where id = new.nda_id and state = 'proposed' for update;
  if not found then
    raise exception 'nothing waits for a signature' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger nda_signatures_check before insert on nda_signatures for each row execute function check_signature();

-- Sides of a thread with its subject.
create view thread_parties as
  select s.request_id, s.side, s.actor_kind, s.actor_id, r.subject_code, r.subject
  from request_sides s join requests r on r.id = s.request_id;

-- People of each side; none of companies that are suspended or removed.
create view side_readers as
  select request_id, side, actor_id as reader_id from request_sides where actor_kind = 'user'
  union all
  select s.request_id, s.side, b.user_id from request_sides s join open_business_access b on b.business_id = s.actor_id
  where s.actor_kind = 'business';

create view thread_files as
  select m.request_id, m.side, m.position, f.place::int as place, f.file ->> 'fileID' as file_id, f.file ->> 'name' as name
  from messages m cross join lateral jsonb_array_elements(m.files) with ordinality f (file, place);

-- In force between those who signed: another firm that took a side over by a merge has signed nothing.
create function nda_holds(nda uuid) returns boolean language sql stable
begin atomic
  select exists (select from ndas n where n.id = nda and n.state = 'inForce') and not exists (
    select from ndas n join nda_signatures s on s.nda_id = n.id
    join thread_parties t on t.request_id = n.request_id and t.side = s.side
    where n.id = nda and t.actor_id <> s.actor_id
      and not exists (select from people p where p.id = s.actor_id and p.merged_into = t.actor_id));
end;

-- Files of that side, sent for after an agreement, are open to the other one.
create function nda_opens(request uuid, from_side text) returns boolean language sql stable
begin atomic
  select exists (
    select from ndas n where n.request_id = request and n.state = 'inForce'
      and (n.kind = 'mutual' or n.discloser = from_side) and nda_holds(n.id));
end;

-- Files that go with a mail: [{name, contentType, content}], content in base64; emptied once it is delivered.
alter table mails add column attachments jsonb not null default '[]';
