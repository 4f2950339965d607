-- Watches, news and figures of a merged listing go on at the other one.
create function move_watches() returns trigger language plpgsql as $$
begin
  delete from watches g where g.thing_id = new.id and exists (
    select from watches k where k.user_id = g.user_id and k.thing_id = new.merged_into);
  update watches set thing_id = new.merged_into where thing_id = new.id;
  insert into watched_facts (thing_id, facts)
    select id, facts from watchable_things where id = new.merged_into and exists (select from watches where thing_id = new.merged_into)
    on conflict (thing_id) do nothing;
  delete from watched_facts where thing_id = new.id;
  delete from watch_changes where thing_id = new.id;
  delete from watch_news where thing_id = new.id;
  update watch_news set business_id = new.merged_into where business_id = new.id;
  return null;
end $$;
create trigger businesses_move_watches after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_watches();

-- A person who visited both on one day counts twice that day.
create function move_reach() returns trigger language plpgsql as $$
begin
  insert into reach_days as k (day, business_id, product_id, event, source, country_code, count)
    select day, new.merged_into, product_id, event, source, country_code, count from reach_days where business_id = new.id
    on conflict (business_id, day, product_id, event, source, country_code) do update set count = k.count + excluded.count;
  delete from reach_days where business_id = new.id;
  insert into reach_words as k (day, business_id, words, seen, opened, persons, place_sum)
    select day, new.merged_into, words, seen, opened, persons, place_sum from reach_words where business_id = new.id
    on conflict (business_id, day, words) do update set seen = k.seen + excluded.seen, opened = k.opened + excluded.opened,
      persons = k.persons + excluded.persons, place_sum = k.place_sum + excluded.place_sum;
  delete from reach_words where business_id = new.id;
  return null;
end $$;
create trigger businesses_move_reach after update of merged_into on businesses
  for each row when (new.merged_into is not null) execute function move_reach();
