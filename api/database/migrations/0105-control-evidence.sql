-- Evidence as ownership claims read it.
create view control_evidence as
  select id, ownership_claim_id, business_id, kind, state, detail, attempts from verification_claims where ownership_claim_id is not null;
