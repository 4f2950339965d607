-- Fair turns and reasons of fetched documents; disputes that end without a decision; block and removal reach further.
-- compatible: new columns are nullable, the check becomes wider, functions keep names, parameters and results.

alter table document_links add column claimed_at timestamptz,
  add column reason text check (reason in ('address', 'file', 'documents', 'product'));
-- Whose turn it is to be fetched.
create index document_links_by_business on document_links (business_id, claimed_at);

-- Disputes of agreements that ended before a decision. A verifier's decision always has a reason, and so has time's.
alter table agreement_disputes drop constraint agreement_disputes_outcome_check,
  add constraint agreement_disputes_outcome_check check (outcome in ('kept', 'notConfirmed', 'closed'));
update agreement_disputes set outcome = 'closed' where outcome = 'notConfirmed' and decided_by is null and reason = '';
