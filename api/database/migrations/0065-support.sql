-- Support hours of members: requests to the operator's team as threads, and the minutes booked for them.

create table support_requests (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  subject text not null,
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  -- Who began it and is written to; null: has left.
  writer_id uuid,
  -- Since when the team has something to answer.
  waiting_since timestamptz not null default now()
);
-- The page of the business.
create index support_requests_by_business on support_requests (business_id, id desc);
-- The queue of the team, the longest waiting first.
create index support_requests_waiting on support_requests (waiting_since) where status = 'waiting';

create table support_messages (
  id uuid primary key default uuidv7(),
  request_id uuid not null references support_requests on delete cascade,
  by_team boolean not null,
  writer_id uuid,
  content text not null
);
create index support_messages_by_request on support_messages (request_id, id);
-- What somebody who leaves has written.
create index support_messages_by_writer on support_messages (writer_id) where writer_id is not null;

-- Minutes that were used, and negative ones that were given back: nothing is changed, but for the name of somebody who has left.
create table support_minutes (
  id bigint generated always as identity primary key,
  request_id uuid not null references support_requests on delete cascade,
  business_id uuid not null references businesses on delete cascade,
  minutes int not null check (minutes <> 0),
  note text not null default '',
  booked_by uuid,
  booked_at timestamptz not null default now()
);
create index support_minutes_by_business on support_minutes (business_id, booked_at);
create index support_minutes_by_request on support_minutes (request_id, id);

create function refuse_minutes_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from businesses where id = old.business_id) then return old; end if;
  elsif new.booked_by is null and to_jsonb(new) - 'booked_by' = to_jsonb(old) - 'booked_by' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger support_minutes_stay before update or delete on support_minutes for each row execute function refuse_minutes_change();
create trigger support_minutes_stay_all before truncate on support_minutes for each statement execute function refuse_change();

-- The year for which a plan's hours are: the term of the membership, and without one the calendar year (UTC).
create function support_year(business uuid) returns table (starts_at timestamptz, ends_at timestamptz) language sql stable
begin atomic
  select coalesce(m.starts_at, this_year at time zone 'UTC'), coalesce(m.ends_at, (this_year + interval '1 year') at time zone 'UTC')
  from date_trunc('year', now() at time zone 'UTC') as this_year
  left join memberships m on m.business_id = support_year.business;
end;
