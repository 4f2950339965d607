-- What people make, buy and where, as their settings keep it: the industries that fill the feed.
create view person_interests as
  select p.id as user_id, industry::uuid as industry_id
  from people p cross join jsonb_array_elements_text(p.settings -> 'interests' -> 'industries') industry
  where p.settings ? 'interests';
