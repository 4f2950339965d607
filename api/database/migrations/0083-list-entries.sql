-- Changes of the operator to the industry tree and the reference lists: a row over an entry of the software's files, or an entry of its own.
create table list_entries (
  -- Name of the list; `categories` for the industry tree.
  list text not null,
  -- Code of the entry; of a category its id.
  code text not null,
  -- Names by language; null: those of the file.
  names jsonb,
  -- Plural names, where the list has them.
  plurals jsonb,
  -- Of an added category: its key, and the industry or category above it.
  key text,
  parent_id uuid,
  -- Null: an entry of the software's files.
  added_at timestamptz,
  -- No longer offered; what has it keeps it.
  retired_at timestamptz,
  -- Of a retired category: the one that its companies and products move to, and when all had moved.
  successor_id uuid,
  moved_at timestamptz,
  revision int not null default 1,
  -- Of the sample data; not once the operator has changed it.
  sample boolean not null default false,
  primary key (list, code),
  check (added_at is null or names is not null)
);

-- List entries of each public profile, for counts: neighbors read no tables of each other.
create view list_uses as
  with company as (select * from businesses where removed_at is null and status = 'active'),
    person as (select * from people where status = 'active')
  select 'countries' as list, country_code as code from company
  union all select 'countries', country_code from person
  union all select 'states', state_id from company
  union all select 'states', state_id from person
  union all select 'businessTypes', business_type from company
  union all select 'jobPositions', job_position_id from person
  union all select 'genders', gender from person
  union all select 'languages', jsonb_array_elements_text(trade_capabilities -> 'spokenLanguages') from company
  union all select 'languages', preferred_language from person
  union all select 'incoterms', jsonb_array_elements_text(business_terms -> 'acceptedDeliveryTerms') from company
  union all select 'currencies', jsonb_array_elements_text(business_terms -> 'acceptedPaymentCurrencies') from company
  union all select 'paymentTypes', jsonb_array_elements_text(business_terms -> 'acceptedPaymentTypes') from company
  union all select 'packagingTypes', jsonb_array_elements_text(business_terms -> 'packagingTypes') from company
  union all select 'capacityUnits', general -> 'productionCapacity' ->> 'unit' from company
  union all select 'capacityPeriods', general -> 'productionCapacity' ->> 'period' from company
  union all select 'markets', jsonb_array_elements_text(trade_capabilities -> 'markets') from company
  union all select 'contractManufacturing', jsonb_array_elements_text(factory -> 'contractManufacturing') from company;
