-- Phrases of the operator for the search: names of one thing in four languages. A few hundred rows, read as a whole, without an index.
create table synonyms (
  id uuid primary key default uuidv7(),
  kind text not null
    check (kind in ('product', 'material', 'property', 'trade', 'unit', 'place', 'role', 'category')),
  -- Id of a category, business types of a role, country of a place or an adjective; empty for others.
  reference text not null default '',
  -- By language, each a list.
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  changed_at timestamptz not null default now(),
  -- Null in the sample data.
  changed_by uuid,
  withdrawn_at timestamptz,
  -- Number of changes, for optimistic locking.
  revision int not null default 1,
  -- Of the sample data.
  sample boolean not null default false
);
