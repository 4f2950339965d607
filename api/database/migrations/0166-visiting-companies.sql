-- Companies that chose to be seen as visitors, and so see the others; a row a company and day. No person stands in it.
create table reach_visible (
  business_id uuid primary key,
  since timestamptz not null default now()
);
create table reach_visitors (
  day date not null,
  business_id uuid not null,
  visitor_id uuid not null,
  primary key (business_id, day, visitor_id)
);
create index reach_visitors_by_visitor on reach_visitors (visitor_id);

-- Who chose for a listing that was merged did not choose for the other one.
create function move_visits() returns trigger language plpgsql as $$
begin
  delete from reach_visible where business_id = new.id;
  delete from reach_visitors where business_id = new.id or visitor_id = new.id;
  return null;
end $$;
create trigger businesses_move_visits after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_visits();
