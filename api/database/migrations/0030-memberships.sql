-- Memberships, payments, ledger and invoices. Money is whole cents of US dollars. Payments, ledger and invoices have no foreign key to
-- businesses: they outlive them.

-- What invoices name as the buyer.
create table billing_details (
  business_id uuid primary key references businesses on delete cascade,
  name text not null,
  address text not null,
  country_code text not null,
  tax_number text not null default ''
);

-- The running term of a business; without a row the tier has no end (standard, or granted by the operator).
create table memberships (
  business_id uuid primary key references businesses on delete cascade,
  subscription text not null check (subscription in ('gold', 'premium', 'platinum')),
  -- The payment that the term was bought with.
  payment_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  cancelled_at timestamptz,
  -- Failed renewals of this term, and when to try next.
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  -- Days before the end of the term that were announced last.
  reminded_days int,
  -- The card for renewals: {provider, customer, paymentMethod, email, brand, last4, expires}.
  card jsonb,
  -- A change of the card that waits for a second step at the provider.
  card_setup text
);
-- Renewals and expiry.
create index memberships_by_next_attempt on memberships (next_attempt_at);
-- Reminders.
create index memberships_by_end on memberships (ends_at);

create table payments (
  id uuid primary key default uuidv7(),
  business_id uuid not null,
  kind text not null check (kind in ('purchase', 'upgrade', 'renewal')),
  method text not null check (method in ('card', 'transfer')),
  subscription text not null check (subscription in ('gold', 'premium', 'platinum')),
  status text not null default 'pending'
    check (status in ('pending', 'action', 'succeeded', 'declined', 'cancelled', 'mismatch', 'refunded')),
  -- The payment of the term when this one was quoted; where it has changed since, the money goes back.
  basis uuid,
  price int not null check (price > 0),
  credit int not null default 0 check (credit >= 0),
  credit_days int not null default 0,
  tax int not null default 0 check (tax >= 0),
  tax_rate numeric not null default 0,
  tax_note text not null,
  total int not null check (total > 0 and total = price - credit + tax),
  refunded int not null default 0 check (refunded between 0 and total),
  -- As they were when it was made: {name, address, country, taxNumber}.
  buyer jsonb not null,
  email text not null,
  locale text not null default 'en',
  payment_method text,
  provider text,
  reference text,
  error_code text,
  term_starts timestamptz,
  term_ends timestamptz,
  created_by uuid,
  settled_at timestamptz,
  unique (provider, reference)
);
-- One payment under way for each way to pay.
create unique index payments_open on payments (business_id, method) where status in ('pending', 'action');
-- A term is renewed once.
create unique index payments_by_renewed_term on payments (business_id, term_starts)
  where kind = 'renewal' and status in ('pending', 'action', 'succeeded');
-- A business's payments, newest first; the operator's list.
create index payments_by_business on payments (business_id, id desc);
create index payments_by_status on payments (status, id);

-- Double entry: what is debited is positive, what is credited is negative, and every booking sums up to nothing. Nothing is changed.
create table ledger_entries (
  id bigint generated always as identity primary key,
  booking_id uuid not null,
  payment_id uuid not null,
  account text not null check (account in ('cash', 'revenue', 'tax')),
  amount int not null check (amount <> 0),
  booked_at timestamptz not null default now()
);
-- The bookings of a payment.
create index ledger_entries_by_payment on ledger_entries (payment_id);
create index ledger_entries_by_booking on ledger_entries (booking_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_stay_all before truncate on ledger_entries
  for each statement execute function refuse_change();

create function check_booking() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where booking_id = new.booking_id) <> 0 then
    raise exception 'booking % does not balance', new.booking_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_booking();

-- The last number of each year; locked while an invoice is written, so that no number is left out.
create table invoice_numbers (
  year int primary key,
  last int not null
);
create table invoices (
  id uuid primary key default uuidv7(),
  number text not null unique,
  kind text not null check (kind in ('invoice', 'creditNote')),
  payment_id uuid not null,
  business_id uuid not null,
  -- Everything that is printed.
  content jsonb not null,
  issued_at timestamptz not null default now()
);
create index invoices_by_business on invoices (business_id, id desc);
create index invoices_by_payment on invoices (payment_id);
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change();
-- Signs the addresses of invoices.

create table invoice_file_key (
  single boolean primary key default true check (single),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into invoice_file_key default values;

-- Refunds, by a key of the one who asks, so that none is made twice.
create table refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null,
  key text not null,
  amount int not null check (amount > 0),
  reason text not null default '',
  ends_term boolean not null,
  done_at timestamptz,
  created_by uuid,
  unique (payment_id, key)
);

-- Events of the provider that were taken; each counts once.
create table payment_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- What reconciliation found to differ from the provider's books, until the operator has dealt with it.
create table payment_findings (
  id uuid primary key default uuidv7(),
  payment_id uuid,
  reference text not null,
  kind text not null check (kind in ('unknown', 'amount', 'refund')),
  detail text not null default '',
  resolved_at timestamptz,
  unique (reference, kind)
);

-- The books of the built-in test provider.
create table test_payments (
  key text primary key,
  reference text not null unique,
  kind text not null check (kind in ('payment', 'card')),
  status text not null,
  amount int not null,
  refunded int not null default 0,
  payment_method text not null,
  customer text not null,
  email text not null,
  error_code text,
  created_at timestamptz not null default now()
);
create table test_refunds (
  key text primary key,
  reference text not null,
  amount int not null
);
