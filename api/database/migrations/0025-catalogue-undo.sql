-- An import of a catalogue can be undone as a whole, as long as it is known what it wrote over.
alter table catalogue_imports add column undo_until timestamptz;
-- Products that an undo left as they are, because somebody had edited them since.
alter table catalogue_imports add column undo_kept integer not null default 0;
alter table catalogue_imports drop constraint catalogue_imports_status_check;
alter table catalogue_imports add constraint catalogue_imports_status_check
  check (status in ('open', 'waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'));

-- One at a time for a business.
drop index catalogue_imports_under_way;
create unique index catalogue_imports_under_way on catalogue_imports (business_id)
  where status in ('waiting', 'running', 'undoing');

create table catalogue_changes (
  import_id uuid not null references catalogue_imports on delete cascade,
  product_id uuid not null,
  -- As the import left it: another one says that the product was edited since.
  version integer not null,
  -- The columns that it changed, as they were; null where it added the product.
  before jsonb,
  -- Pictures that it took away from the product. This row refers to them.
  held jsonb not null default '[]',
  primary key (import_id, product_id)
);
