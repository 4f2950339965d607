-- Verified and unexpired claims of each business, for the search documents.
create view searchable_claims as
  select business_id, kind from verification_claims where state = 'verified' and valid_until > now();
