-- Translations of private texts are told from public ones, and all that people write is forgotten.
alter table translations add column is_private boolean not null default false;
-- Those from before do not tell what they were made for; no release had them.
delete from translations;

-- A company that is emptied has no text that waits to be sent.
-- compatible: the function keeps its name, parameters and result.
alter function scrub_business(uuid) rename to scrub_business_texts;
create function scrub_business(business uuid) returns uuid[] language plpgsql as $$
begin
  delete from translation_requests where business_id = business;
  return scrub_business_texts(business);
end $$;

-- Versions as search engines hear of them: fields and marks, no texts.
create function version_marks(versions jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(v.key, (
    select jsonb_object_agg(f.key, case when f.key in ('of', 'machine') then f.value else '""' end) from jsonb_each(v.value) f)), '{}')
  from jsonb_each(versions) v
$$;
