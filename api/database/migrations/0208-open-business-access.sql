-- Access to companies that are neither suspended nor removed.
create view open_business_access as
  select a.user_id, a.business_id, a.access from business_access a
  join business_states b on b.id = a.business_id and b.state = 'open';
