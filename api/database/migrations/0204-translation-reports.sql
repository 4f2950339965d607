-- Mistakes reported by readers.
create table translation_reports (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('product', 'business')),
  thing_id uuid not null,
  business_id uuid not null references businesses on delete cascade,
  language text not null,
  wording text not null default '',
  reported_by uuid not null,
  outcome text check (outcome in ('corrected', 'changed', 'discarded', 'dismissed')),
  settled_by uuid,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create unique index translation_reports_waiting on translation_reports (thing_id, language, reported_by) where settled_at is null;
create index translation_reports_by_business on translation_reports (business_id) where settled_at is null;
create index translation_reports_by_reporter on translation_reports (reported_by, id);

create function settle_translation_reports(thing uuid, former jsonb, present jsonb, is_changed boolean) returns void language sql as $$
  update translation_reports set settled_at = now(),
    outcome = case when former -> language is distinct from present -> language then 'corrected' else 'changed' end
  where thing_id = thing and settled_at is null and (is_changed or former -> language is distinct from present -> language)
$$;

create function settle_reports_of_product() returns trigger language plpgsql as $$
begin
  perform settle_translation_reports(new.id, old.versions, new.versions,
    (old.name, old.description) is distinct from (new.name, new.description));
  return null;
end $$;
create trigger products_settle_reports after update of name, description, versions on products for each row
  when ((old.name, old.description, old.versions) is distinct from (new.name, new.description, new.versions))
  execute function settle_reports_of_product();

create function settle_reports_of_business() returns trigger language plpgsql as $$
begin
  perform settle_translation_reports(new.id, old.versions, new.versions,
    (old.short_description, old.general_description) is distinct from (new.short_description, new.general_description));
  return null;
end $$;
create trigger businesses_settle_reports after update of short_description, general_description, versions on businesses
  for each row when ((old.short_description, old.general_description, old.versions)
    is distinct from (new.short_description, new.general_description, new.versions))
  execute function settle_reports_of_business();

-- Reports go with what they are of, and move with products: at a merge, and back.
create function drop_translation_reports() returns trigger language plpgsql as $$
begin
  delete from translation_reports where thing_id = new.id;
  return null;
end $$;
create trigger products_drop_translation_reports after update of removed_at on products for each row
  when (new.removed_at is not null) execute function drop_translation_reports();
create trigger businesses_drop_translation_reports after update of removed_at on businesses for each row
  when (new.removed_at is not null) execute function drop_translation_reports();

create function move_translation_reports() returns trigger language plpgsql as $$
begin
  update translation_reports set business_id = new.business_id where thing_id = new.id;
  return null;
end $$;
create trigger products_move_translation_reports after update of business_id on products for each row
  when (old.business_id <> new.business_id) execute function move_translation_reports();

-- Those of suspended companies wait unseen.
create view waiting_translation_reports as
  select r.* from translation_reports r join businesses b on b.id = r.business_id
  where r.settled_at is null and b.removed_at is null and b.status = 'active';
