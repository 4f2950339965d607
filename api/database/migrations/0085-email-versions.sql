-- Words of emails as administrators wrote them; the newest of a kind and language that is not withdrawn takes the place of the delivered ones.
create table email_versions (
  id uuid primary key default uuidv7(),
  kind text not null,
  locale text not null check (locale in ('en', 'es', 'it', 'zh')),
  -- Subject, paragraphs, button and footer: EmailWords of kit/mail/template.ts.
  words jsonb not null,
  -- clock_timestamp: of two versions written one after the other the second is newer, however long their transactions were.
  written_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  written_by uuid not null,
  reason text not null,
  sample boolean not null default false
);
-- Asked by each email in the transaction that causes it.
create index email_versions_by_kind on email_versions (kind, locale, written_at desc, id desc);

-- Emails that administrators sent to themselves to look at, for their limit by the hour.
create table email_tests (
  id uuid primary key default uuidv7(),
  sent_by uuid not null,
  sent_at timestamptz not null default now()
);
create index email_tests_by_sender on email_tests (sent_by, sent_at);
