-- Figures over time for the console, beside the rows themselves: counts by hour or day, levels at a moment, and searches that found nothing.
-- No person, no address and no session stands in any of them.

-- Portal and language of the page on which somebody registered, or wrote an inquiry; null for what is older, or came another way.
alter table people add column registered_portal text, add column registered_locale text;
alter table requests add column portal text, add column locale text;

-- Searches are counted by day, answers by hour, in UTC. Of the sample data also what happened before there was a directory.
create table figure_counts (
  kind text not null,
  at timestamptz not null,
  portal text not null default '',
  locale text not null default '',
  sample boolean not null default false,
  count int not null,
  primary key (kind, at, portal, locale, sample)
);

-- Levels at a moment: bytes, or jobs.
create table figure_levels (
  kind text not null check (kind in ('database', 'files', 'jobsWaiting', 'jobsFailed')),
  at timestamptz not null,
  sample boolean not null default false,
  level float8 not null,
  primary key (kind, at)
);

-- Words of searches that found nothing: folded, without what looks like an email address or a phone number.
create table empty_searches (
  day date not null,
  text text not null check (text <> '' and length(text) <= 100),
  portal text not null,
  locale text not null,
  -- Text that was searched instead, if any.
  corrected text,
  count int not null,
  last_at timestamptz not null,
  sample boolean not null default false,
  primary key (day, text, portal, locale)
);

-- Counts over time: rows of things created, whatever became of them, and the counts of the sample data.
drop view activity;
create view activity as
  select 'registrations' as kind, registered_at as at, registered_portal as portal, registered_locale as locale, 1 as count from people
  union all
  select 'businesses', registered_at, null, null, 1 from businesses
  union all
  select 'products', registered_at, null, null, 1 from products
  union all
  select 'inquiries', created_at, portal, locale, 1 from requests
  union all
  select 'rfqs', uuid_time(id), null, null, 1 from rfqs
  union all
  select 'posts', uuid_time(id), null, null, 1 from posts
  union all
  select 'payments', settled_at, null, null, 1 from payments where status in ('succeeded', 'refunded') and settled_at is not null
  union all
  select 'reports', reported_at, null, null, 1 from reports
  union all
  select 'helpRequests', uuid_time(id), null, null, 1 from enquiries
  union all
  select kind, at, portal, locale, count from figure_counts
  where sample and kind in ('registrations', 'inquiries', 'rfqs', 'payments', 'posts', 'reports', 'helpRequests');

-- Inquiries that a business could answer, as `reply_figures` counts them: what came within a day and waits counts neither way.
create view answerable_inquiries as
  select created_at as at, portal, locale, 1 as count, (answered_at is not null)::int as answered from requests
  where receiver_kind = 'business' and held_at is null and (answered_at is not null or created_at < now() - interval '1 day')
  union all
  select at, portal, locale, case kind when 'inquiries' then count else 0 end, case kind when 'answeredInquiries' then count else 0 end
  from figure_counts where sample and kind in ('inquiries', 'answeredInquiries');

-- Revenue net of tax and of refunds, in cents, as it was booked; payments of the sample data are not booked.
create view revenue as
  select booked_at as at, -amount as cents from ledger_entries where account = 'revenue'
  union all
  select settled_at, price - credit from payments where provider = 'sample' and status = 'succeeded' and settled_at is not null
  union all
  select at, count from figure_counts where sample and kind = 'revenue';

-- Bytes of files, as they were stored.
create view stored_bytes as select bytes from files where stored_at is not null;

-- Each series of the overview reads the time of its rows alone.
create index people_by_registration on people (registered_at) include (registered_portal, registered_locale);
create index businesses_by_registration on businesses (registered_at);
create index products_by_registration on products (registered_at);
create index requests_by_creation on requests (created_at) include (portal, locale, receiver_kind, held_at, answered_at);
create index ledger_entries_of_revenue on ledger_entries (booked_at) include (amount) where account = 'revenue';
