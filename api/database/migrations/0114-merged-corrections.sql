-- Open corrections and removal requests of a merged listing go on at the other one.
create function move_corrections() returns trigger language plpgsql as $$
begin
  delete from corrections g where g.business_id = new.id and g.state = 'waiting' and exists (
    select from corrections k where k.business_id = new.merged_into and k.state = 'waiting' and k.field = g.field and k.value = g.value);
  update corrections set business_id = new.merged_into where business_id = new.id;
  update removal_requests set business_id = new.merged_into where business_id = new.id;
  return null;
end $$;
create trigger businesses_move_corrections after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_corrections();
