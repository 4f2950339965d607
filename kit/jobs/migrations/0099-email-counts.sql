-- Emails that people caused, by hashed mailbox, account and network; shared by all services.
create unlogged table jobs.email_counts (
  key text primary key,
  count int not null,
  since timestamptz not null
);
