-- Reminders before documents end.
-- Days of the last reminder.
alter table document_revisions add column reminded int;

-- Current revisions alone.
create view ending_documents as
  select d.id, d.business_id, b.company_name, d.title, r.id as revision_id, r.ends_on, r.reminded
  from document_revisions r
    join documents d on d.id = r.document_id and d.removed_at is null
    join businesses b on b.id = d.business_id and b.removed_at is null and b.status = 'active'
  where r.ends_on is not null
    and not exists (select from document_revisions l where l.document_id = r.document_id and l.position > r.position)
    and exists (select from business_access a where a.business_id = d.business_id);
