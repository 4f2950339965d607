-- Texts of the site as administrators wrote them; the newest of a text that is published and not withdrawn takes the place of its file.
create table text_versions (
  id uuid primary key default uuidv7(),
  collection text not null,
  slug text not null,
  locale text not null check (locale in ('en', 'es', 'it', 'zh')),
  -- Markdown with front matter, as in a file.
  source text not null,
  title text not null,
  publish_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  written_by uuid not null,
  reason text not null
);
create index text_versions_by_text on text_versions (collection, locale, slug, publish_at desc, id desc);
