-- What the owners of a business edit beyond the profile itself, and what keeps two of them from overwriting each other.

alter table businesses
  -- For each section the version of the business that changed it last: {general: 7, contactInfo: 3, …}.
  add column section_versions jsonb not null default '{}';
-- Businesses of the same country whose name begins alike (duplicates).
create index businesses_by_name on businesses (country_code, slug text_pattern_ops) where removed_at is null;

alter table certificates
  add column document jsonb,
  -- How many days before its end a reminder was last sent; null: none yet.
  add column reminded_days int;
-- Certificates whose end comes near.
create index certificates_by_end on certificates (expire_date) where expire_date is not null;

-- Answers of writes that carried an Idempotency-Key, so that the same request sent again does the work once.
create table repeats (
  user_id uuid not null,
  key text not null,
  call text not null,
  body_hash text not null,
  -- null while the first request is under way
  answer text,
  asked_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- Repeats older than a day are forgotten.
create index repeats_by_time on repeats (asked_at);
