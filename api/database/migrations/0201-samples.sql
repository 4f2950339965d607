-- Samples asked for in threads, their steps, and how suppliers deal with them.
-- compatible: new tables and views, a column without a value, and a check that only becomes wider.

create table samples (
  id uuid primary key default uuidv7(),
  request_id uuid not null references requests on delete cascade,
  product_id uuid,
  name text not null,
  state text not null default 'requested'
    check (state in ('requested', 'qualified', 'approved', 'shipped', 'received', 'concluded', 'declined', 'withdrawn')),
  -- The details, given together.
  purpose text,
  quantity float8 check (quantity > 0),
  unit text,
  country_code text,
  freight text check (freight in ('supplier', 'buyer')),
  deducted boolean,
  -- Private: {receiver, street, place, postcode, phone}. Null: not given, or forgotten.
  address jsonb,
  freight_account text,
  fee float8 check (fee >= 0),
  currency text,
  reason text not null default '',
  carrier text not null default '',
  tracking text not null default '',
  outcome text check (outcome in ('orders', 'fits', 'unfit', 'open')),
  requested_at timestamptz not null default now(),
  qualified_at timestamptz,
  -- Approved or declined first.
  decided_at timestamptz,
  approved_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz,
  changed_at timestamptz not null default now(),
  -- The state whose reminder was sent.
  reminded_for text not null default '',
  check ((qualified_at is null) = (purpose is null)),
  check ((ended_at is null) = (state not in ('concluded', 'declined', 'withdrawn')))
);
-- Those of a thread.
create index samples_by_request on samples (request_id, id desc);
-- Threads with one under way; reminders.
create index samples_open on samples (request_id, changed_at) where ended_at is null;
-- Addresses to be forgotten.
create index samples_with_address on samples (changed_at) where address is not null or freight_account is not null;

-- History. `facts`: what the card in the thread shows, never an address.
create table sample_steps (
  id uuid primary key default uuidv7(),
  sample_id uuid not null references samples on delete cascade,
  state text not null,
  facts jsonb not null
);
-- Each step is taken once; details are changed.
create unique index sample_steps_once on sample_steps (sample_id, state) where state <> 'qualified';
create index sample_steps_by_sample on sample_steps (sample_id, id desc);

alter table messages add column sample_step_id uuid,
  drop constraint messages_type_check,
  add constraint messages_type_check check (type in ('text', 'file', 'quotation', 'sample', 'system'));

-- Samples as a thread shows them.
create view open_samples as select id, request_id, state from samples where ended_at is null;
create view sample_step_facts as
  select t.id, t.facts || jsonb_build_object('sampleID', t.sample_id, 'state', t.state) as facts from sample_steps t;

-- Samples with the sides of their threads.
create view thread_samples as
  select p.id, p.request_id, p.product_id, p.name, p.state, p.purpose, p.quantity, p.unit, p.country_code, p.freight, p.deducted,
    p.address, p.freight_account, p.fee, p.currency, p.reason, p.carrier, p.tracking, p.outcome, p.requested_at, p.qualified_at,
    p.decided_at, p.approved_at, p.shipped_at, p.received_at, p.ended_at, p.changed_at, p.reminded_for,
    r.sender_kind, r.sender_id, r.receiver_kind, r.receiver_id, r.closed_at
  from samples p join requests r on r.id = p.request_id;

-- Times of suppliers, written by a job alone. Those without samples have no row.
create table sample_times (
  business_id uuid primary key,
  answers int not null,
  answers_in_time int not null,
  answer_minutes float8,
  shipments int not null,
  shipments_in_time int not null,
  shipment_minutes float8
);

-- Figures of a profile; `enough`: samples, for a share and a median.
create function sample_figures(business uuid, enough int) returns jsonb language sql stable
  return (select jsonb_build_object(
      'answers', jsonb_build_object('count', t.answers,
        'inTime', case when t.answers >= enough then t.answers_in_time::float8 / t.answers end,
        'medianMinutes', case when t.answers >= enough then round(t.answer_minutes) end),
      'shipments', jsonb_build_object('count', t.shipments,
        'inTime', case when t.shipments >= enough then t.shipments_in_time::float8 / t.shipments end,
        'medianMinutes', case when t.shipments >= enough then round(t.shipment_minutes) end))
    from sample_times t where t.business_id = sample_figures.business);

-- Threads of a merged company go to the other, which is counted anew.
create function forget_sample_times() returns trigger language plpgsql as $$
begin
  delete from sample_times where business_id = new.id;
  return null;
end $$;
create trigger businesses_forget_sample_times after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function forget_sample_times();
