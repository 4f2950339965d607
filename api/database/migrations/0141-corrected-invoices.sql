-- Corrections: an invoice is cancelled by a credit note and replaced by an invoice, once.
-- compatible: older processes write no corrections.

alter table invoices add column corrects_id uuid;
create unique index invoices_by_corrected on invoices (corrects_id, kind);
-- Tax that a corrected invoice no longer has: its documents are written already.
alter table refunds add column tax_only boolean not null default false;
