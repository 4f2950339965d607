-- Verification: what businesses claim with evidence, who checked it, until when it counts, and all that happened.

create table verification_claims (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  kind text not null check (kind in ('register', 'vat', 'lei', 'duns', 'domain', 'address', 'bank', 'certificate', 'visit')),
  -- The number without separators, the domain, address, bank or name of the certificate.
  subject text not null,
  detail jsonb not null default '{}',
  note text not null default '',
  -- [{fileID, name, contentType, bytes}]
  files jsonb not null default '[]',
  state text not null
    check (state in ('checking', 'waiting', 'asked', 'seconding', 'verified', 'refused', 'expired', 'withdrawn')),
  created_by uuid not null,
  due_at timestamptz not null,
  verifier_id uuid,
  -- The first of four eyes, and who decided.
  approved_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  valid_until timestamptz,
  reason text not null default '',
  -- Of a domain: what its record or file must hold; by mail a hash of the code, and how often it was tried.
  token text,
  code_hash bytea,
  attempts int not null default 0,
  checked_at timestamptz,
  next_check_at timestamptz,
  problem text not null default '',
  check ((state = 'verified') <= (decided_at is not null and valid_until is not null))
);
-- Of a business, for its page and its owner.
create index verification_claims_by_business on verification_claims (business_id, id);
-- A thing is claimed once at a time.
create unique index verification_claims_once on verification_claims (business_id, kind, subject)
  where state in ('checking', 'waiting', 'asked', 'seconding', 'verified');
-- The verifiers' queue, the next due first.
create index verification_claims_by_due on verification_claims (due_at) where state in ('waiting', 'seconding', 'asked');
-- Domains to look at.
create index verification_claims_by_check on verification_claims (next_check_at) where next_check_at is not null;
-- What ends.
create index verification_claims_by_end on verification_claims (valid_until) where state = 'verified';

create table verification_entries (
  id uuid primary key default uuidv7(),
  claim_id uuid not null references verification_claims (id) on delete cascade,
  happened text not null check (happened in ('submitted', 'taken', 'released', 'asked', 'answered', 'approved', 'verified', 'refused',
    'expired', 'withdrawn', 'proven', 'unproven')),
  -- Null: a job.
  author_id uuid,
  content text not null default ''
);
-- The history of one, oldest first.
create index verification_entries_by_claim on verification_entries (claim_id, id);

-- Names of businesses, for the search of the queue.
create view business_names as select id, company_name from businesses where removed_at is null;

-- What holds of a business now: its kinds with their times, for profiles.
create function holding_claims(business uuid) returns json language sql stable return (
  select coalesce(json_agg(json_build_object('kind', kind, 'checkedAt', decided_at, 'validUntil', valid_until) order by decided_at, id), '[]')
  from verification_claims where business_id = business and state = 'verified' and valid_until > now());
