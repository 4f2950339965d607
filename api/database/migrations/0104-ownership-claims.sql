-- Ownership claims: who says to act for a listed company, by which proof, and how it was decided.
-- compatible: new values and columns only; older processes write neither.

alter table members drop constraint members_access_check,
  add constraint members_access_check check (access in ('owner', 'admin', 'editor', 'member'));
alter table invitations drop constraint invitations_access_check,
  add constraint invitations_access_check check (access in ('owner', 'admin', 'editor', 'member'));

create table ownership_claims (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  claimant_id uuid not null,
  state text not null default 'started' check (state in ('started', 'review', 'waiting', 'contested', 'claimed', 'refused', 'withdrawn',
    'released', 'lapsed')),
  name text not null,
  position text not null,
  role text not null check (role in ('management', 'employee', 'agency')),
  -- The listing when the claim began: {domain, host, phone, address, email}
  listing jsonb not null,
  merging uuid[] not null default '{}',
  -- Removed from the company before: mailbox and phone don't count.
  former boolean not null default false,
  rung int,
  access text check (access in ('editor', 'owner')),
  proven_at timestamptz,
  until timestamptz,
  colleague boolean not null default false,
  objection_hash bytea unique,
  told text[] not null default '{}',
  objection text not null default '',
  objected_at timestamptz,
  -- [{outcome, reason, by, at}], oldest first
  decisions jsonb not null default '[]',
  appeal text not null default '',
  appealed_at timestamptz,
  due_at timestamptz,
  changed_at timestamptz not null default now()
);
-- One at a time for a person and business; the sides of a contest.
create unique index ownership_claims_once on ownership_claims (business_id, claimant_id)
  where state in ('started', 'review', 'waiting', 'contested', 'claimed');
create index ownership_claims_by_business on ownership_claims (business_id, id);
-- Claims of a person: limits, export.
create index ownership_claims_by_claimant on ownership_claims (claimant_id, id);
-- Terms that end.
create index ownership_claims_by_end on ownership_claims (until) where state in ('started', 'waiting');
-- The verifiers' queue.
create index ownership_claims_by_due on ownership_claims (due_at) where due_at is not null;

-- A listing's domain as last looked at.
create table domain_checks (
  business_id uuid primary key references businesses on delete cascade,
  domain text not null,
  age text not null check (age in ('known', 'unknown', 'unreachable', 'off')),
  registered_at timestamptz,
  site text not null check (site in ('named', 'unnamed', 'unreachable')),
  checked_at timestamptz not null default now()
);

-- Evidence of an ownership claim stands beside that of the company.
alter table verification_claims add column ownership_claim_id uuid references ownership_claims on delete cascade,
  drop constraint verification_claims_kind_check,
  add constraint verification_claims_kind_check check (kind in ('register', 'vat', 'lei', 'duns', 'domain', 'address', 'bank',
    'certificate', 'visit', 'mailbox', 'phone', 'document', 'letter'));
drop index verification_claims_once;
create unique index verification_claims_once on verification_claims (business_id, kind, subject, ownership_claim_id) nulls not distinct
  where state in ('checking', 'waiting', 'asked', 'seconding', 'verified');
create index verification_claims_by_ownership on verification_claims (ownership_claim_id) where ownership_claim_id is not null;
-- Companies with the same number or domain.
create index verification_claims_by_subject on verification_claims (kind, subject)
  where state in ('checking', 'waiting', 'asked', 'seconding', 'verified');

create or replace view searchable_claims as
  select business_id, kind from verification_claims
  where state = 'verified' and valid_until > now() and kind not in ('mailbox', 'phone', 'document', 'letter');
create or replace function holding_claims(business uuid) returns json language sql stable return (
  select coalesce(json_agg(json_build_object('kind', kind, 'checkedAt', decided_at, 'validUntil', valid_until) order by decided_at, id), '[]')
  from (select distinct on (kind, subject) * from verification_claims
    where business_id = business and state = 'verified' and valid_until > now() and kind not in ('mailbox', 'phone', 'document', 'letter')
    order by kind, subject, decided_at) held);

-- Host of a website, without www.
create function host_of(website text) returns text language sql immutable parallel safe
return nullif(regexp_replace(lower(substring(website from '^https?://([^/:?#]+)')), '^www\.|\.$', '', 'g'), '');
create index businesses_by_host on businesses (host_of(contact_info ->> 'website'))
  where removed_at is null and contact_info ->> 'website' is not null;

-- Businesses as claims see them.
create view claimable_businesses as
  select b.id, b.company_name as name, b.slug, case when b.removed_at is not null then 'removed' else b.status end as status, b.merged_into,
    b.kind, b.city, b.country_code, b.contact_info, b.source, b.registered_at as source_at, b.subscription,
    b.run_since is not null as is_run,
    host_of(b.contact_info ->> 'website') as host
  from businesses b;

-- Locks of a business by its claims: 'waiting', 'contested' (all sides are editors at most), 'held' (contested, but its holder stays).
create function claim_lock(business uuid) returns text language sql stable return (
  select case when bool_or(state = 'contested') then
      case when exists (select from members m where m.business_id = business and m.access = 'owner') then 'held' else 'contested' end
    when bool_or(state = 'waiting') then 'waiting' end
  from ownership_claims where business_id = business and state in ('waiting', 'contested'));

-- Who leaves gives up the claim.
create function end_claim_of_leaver() returns trigger language plpgsql as $$
begin
  update ownership_claims set state = case state when 'claimed' then 'released' else 'withdrawn' end, access = null, until = null,
      due_at = null, changed_at = now()
    where business_id = old.business_id and claimant_id = old.user_id and state in ('claimed', 'waiting') and access is not null;
  return null;
end $$;
create trigger members_leave after delete on members for each row execute function end_claim_of_leaver();

-- Whom a business removed.
create view former_members as select business_id, user_id from member_log where happened = 'removed' and user_id is not null;
create view person_registrations as select id, registered_at from people;
