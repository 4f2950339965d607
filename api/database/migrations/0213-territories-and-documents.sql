-- Fair turns and reasons of fetched documents; disputes that end without a decision; block and removal reach further.
-- compatible: new columns are nullable, the check becomes wider, functions keep names, parameters and results.

alter table document_links add column claimed_at timestamptz,
  add column reason text check (reason in ('address', 'file', 'documents', 'product'));
-- Whose turn it is to be fetched.
create index document_links_by_business on document_links (business_id, claimed_at);
