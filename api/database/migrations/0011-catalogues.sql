-- Catalogues that come in as tables: an import, its rows as they were sent with what became of each, its pictures.

create table catalogue_imports (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses,
  user_id uuid not null,
  file_name text not null,
  decimal_sign text not null check (decimal_sign in ('.', ',')),
  -- Heading in the file → column of a catalogue: how the next file of the business is understood.
  mapping jsonb not null,
  status text not null default 'open'
    check (status in ('open', 'waiting', 'running', 'done', 'failed', 'cancelled')),
  skip_refused boolean not null default false,
  rows_done integer not null default 0,
  links integer not null default 0,
  links_done integer not null default 0,
  counts jsonb,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index catalogue_imports_by_business on catalogue_imports (business_id, asked_at desc);
-- One at a time for a business.
create unique index catalogue_imports_under_way on catalogue_imports (business_id)
  where status in ('waiting', 'running');

create table catalogue_rows (
  import_id uuid not null references catalogue_imports on delete cascade,
  row integer not null,
  -- Not jsonb: the order of the columns counts.
  cells json not null,
  outcome text check (outcome in ('added', 'changed', 'unchanged', 'refused')),
  draft boolean not null default false,
  problems jsonb not null default '[]',
  product_id uuid,
  primary key (import_id, row)
);

-- Pictures by the name in a ZIP or by link. The import refers to them until it ends.
create table catalogue_pictures (
  import_id uuid not null references catalogue_imports on delete cascade,
  source text not null,
  -- What the products keep of where the picture came from, so that the same one is not taken again.
  origin text not null,
  photo jsonb,
  failed boolean not null default false,
  primary key (import_id, source)
);
