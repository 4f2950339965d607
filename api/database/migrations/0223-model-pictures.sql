-- Pictures of CAD models.
-- compatible: view and function gain a field.

-- Null: to be drawn.
alter table document_revisions
  add column picture text check (picture in ('made', 'unreadable', 'beyondLimits', 'ended')),
  add column picture_tries int not null default 0,
  add column picture_due_at timestamptz not null default now();
-- Those to draw.
create index document_revisions_to_draw on document_revisions (id)
  where picture is null and file ->> 'contentType' = 'model/step';

create or replace view current_documents as
  select d.id, d.business_id, d.kind, d.title, d.languages, d.applies_to, d.access, d.updated_at, r.id as revision_id, r.revision, r.issued_on,
    r.ends_on, r.file, r.picture is not distinct from 'made' as has_picture
  from documents d join lateral (
    select * from document_revisions r where r.document_id = d.id order by r.position desc limit 1) r on true
  where d.removed_at is null;

create or replace function documents_of(product uuid) returns jsonb language sql stable return (
  select coalesce(jsonb_agg(jsonb_build_object('documentID', d.id, 'kind', d.kind, 'title', d.title, 'languages', d.languages,
    'appliesTo', d.applies_to, 'access', d.access, 'revision', d.revision, 'issuedOn', d.issued_on, 'endsOn', d.ends_on,
    'updatedAt', d.updated_at, 'file', d.file, 'hasPicture', d.has_picture) order by p.position, d.id), '[]')
  from document_products p join current_documents d on d.id = p.document_id where p.product_id = product);
