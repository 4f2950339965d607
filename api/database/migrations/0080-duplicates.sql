-- Accounts that may belong to the same person: comparable forms of mail address, phone, and name with company; pairs that are different
-- people; accounts that were merged into another.

-- The mailbox behind an address, where the provider is known to deliver several spellings to one (docs/console.md lists them). The address
-- itself in lower case for all others.
create function comparable_email(address text) returns text language sql immutable strict parallel safe
begin atomic
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(split_part(name, '+', 1), '.', '') || '@gmail.com'
    when host in ('proton.me', 'protonmail.com', 'pm.me') then translate(split_part(name, '+', 1), '._-', '') || '@proton.me'
    when host in ('icloud.com', 'me.com', 'mac.com') then split_part(name, '+', 1) || '@icloud.com'
    when host in ('outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'fastmail.com', 'fastmail.fm')
      then split_part(name, '+', 1) || '@' || host
    else name || '@' || host end
  from (select split_part(lower(trim(address)), '@', 1) as name, split_part(lower(trim(address)), '@', 2) as host) typed;
end;

-- E.164: dial code and number without the trunk prefix 0, which is part of the number in Italy, San Marino and the Vatican alone.
create function comparable_phone(phone jsonb) returns text language sql immutable strict parallel safe
begin atomic
  select '+' || code || case when code in ('39', '378', '379') then number else regexp_replace(number, '^0', '') end
  from (select regexp_replace(phone ->> 'countryCode', '\D', '', 'g') as code,
    regexp_replace(phone ->> 'phoneNumber', '\D', '', 'g') as number) typed
  where code <> '' and number <> '';
end;

-- Null without a company: many people share a name.
create function comparable_name(first_name text, last_name text, company text) returns text language sql immutable parallel safe
begin atomic
  select case when trim(company) <> '' and trim(first_name || last_name) <> ''
    then regexp_replace(lower(trim(first_name) || ' ' || trim(last_name) || ', ' || trim(company)), '\s+', ' ', 'g') end;
end;

alter table people
  add column email_key text generated always as (comparable_email(email)) stored,
  add column phone_key text generated always as (comparable_phone(mobile_phone)) stored,
  add column name_key text generated always as (comparable_name(first_name, last_name, company_name)) stored,
  -- The account that this one was joined with. Its row is emptied; the address of its profile leads there.
  add column merged_into uuid references people;
-- People who share one: all of them in the order of the key, and those of one person.
create index people_by_email_key on people (email_key, id) where email_key is not null;
create index people_by_phone_key on people (phone_key, id) where phone_key is not null;
create index people_by_name_key on people (name_key, id) where name_key is not null;
-- Former accounts of a person.
create index people_by_merge on people (merged_into) where merged_into is not null;

-- Two people that the staff has told apart.
create table different_people (
  one_id uuid not null,
  other_id uuid not null check (one_id < other_id),
  reason text not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  primary key (one_id, other_id)
);
-- Those of the person with the higher id.
create index different_people_by_other on different_people (other_id);

-- Merges that were begun, with what moved once they are done.
create table person_merges (
  -- The account that is no more.
  from_id uuid primary key,
  into_id uuid not null,
  from_name text not null,
  reason text not null,
  merged_by uuid not null,
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  counts jsonb not null default '{}'
);
-- Accounts that were joined with a person.
create index person_merges_by_into on person_merges (into_id);

-- Pairs that share something. What more than ten share, such as the phone of an office, tells nothing of a person.
create view alike_people as
  select 'email' as reason, one.id as one_id, other.id as other_id
  from (select email_key as key from people where email_key is not null group by 1 having count(*) between 2 and 10) shared
    join people one on one.email_key = shared.key join people other on other.email_key = shared.key and other.id > one.id
  union all
  select 'phone', one.id, other.id
  from (select phone_key as key from people where phone_key is not null group by 1 having count(*) between 2 and 10) shared
    join people one on one.phone_key = shared.key join people other on other.phone_key = shared.key and other.id > one.id
  union all
  select 'name', one.id, other.id
  from (select name_key as key from people where name_key is not null group by 1 having count(*) between 2 and 10) shared
    join people one on one.name_key = shared.key join people other on other.name_key = shared.key and other.id > one.id;

-- The same for one person, by the indexes: up to ten of each kind.
create function people_like(person uuid) returns table (id uuid, reason text) language sql stable
begin atomic
  (select other.id, 'email' from people own join people other on other.email_key = own.email_key and other.id <> own.id
    where own.id = person limit 10)
  union all
  (select other.id, 'phone' from people own join people other on other.phone_key = own.phone_key and other.id <> own.id
    where own.id = person limit 10)
  union all
  (select other.id, 'name' from people own join people other on other.name_key = own.name_key and other.id <> own.id
    where own.id = person limit 10);
end;
