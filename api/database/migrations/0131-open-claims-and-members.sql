-- Questions of other tables' owners: open claims, members.
create function claim_is_open(business uuid) returns boolean language sql stable return exists (
  select from ownership_claims where business_id = business and state in ('review', 'waiting', 'contested'));
create function has_members(business uuid) returns boolean language sql stable return exists (
  select from members where business_id = business);
