-- Mails of the network: written with what causes them, delivered by a job, or shown in the local outbox.

create table mails (
  id uuid primary key default uuidv7(),
  recipient text not null,
  locale text not null,
  subject text not null,
  -- Emptied once the mail is delivered: they may hold one-time links.
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  posted_at timestamptz not null default now(),
  sent_at timestamptz
);
-- Forgetting.
create index mails_by_sending on mails (sent_at) where sent_at is not null;
