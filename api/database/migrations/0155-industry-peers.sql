-- Companies that somebody runs, of one industry: peers where the category has too few.
create function industry_peers(industry uuid) returns setof uuid language sql stable
begin atomic
  select id from businesses
  where industry_id = industry_peers.industry and removed_at is null and status = 'active' and run_since is not null;
end;
create index businesses_run_by_industry on businesses (industry_id)
  where run_since is not null and removed_at is null and status = 'active';
