-- Notes a text and tells what its writer wrote before, in one round trip. Serialized per person until the transaction ends.
create function note_writing(person uuid, hash text, linked int, new_days int)
returns table (total int, with_links int, first_with_links timestamptz, latest timestamptz, equal int, first_equal timestamptz,
  is_new boolean, asked_at timestamptz) language plpgsql as $$
begin
  -- As lockActor does: the next statement sees what the holder of the lock committed.
  perform pg_advisory_xact_lock(hashtextextended(person::text, 0));
  return query
    with lately as (
      select w.text_hash, w.links, uuid_time(w.id) as at from writings w
      where w.user_id = person and w.id > uuidv7(interval '-1 hour'))
    select count(*)::int, count(*) filter (where l.links > 0)::int, min(l.at) filter (where l.links > 0), max(l.at),
      count(*) filter (where l.text_hash = hash and l.at > now() - interval '10 minutes')::int,
      min(l.at) filter (where l.text_hash = hash and l.at > now() - interval '10 minutes'),
      coalesce((select p.registered_at > now() - make_interval(days => new_days) from people_since p where p.id = person), true),
      clock_timestamp()
    from lately l;
  delete from writings w where w.user_id = person and w.id < uuidv7(interval '-1 hour');
  insert into writings (user_id, text_hash, links) values (person, hash, linked);
end $$;

-- The same for first contacts.
create function note_first_contact(person uuid, hash text, new_days int)
returns table (total int, earliest timestamptz, equal int, latest_equal timestamptz, is_new boolean, asked_at timestamptz)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(person::text, 0));
  return query
    with lately as (
      select c.text_hash, uuid_time(c.id) as at from first_contacts c
      where c.user_id = person and c.id > uuidv7(interval '-1 day'))
    select count(*)::int, min(l.at), count(*) filter (where l.text_hash = hash)::int, max(l.at) filter (where l.text_hash = hash),
      coalesce((select p.registered_at > now() - make_interval(days => new_days) from people_since p where p.id = person), true),
      clock_timestamp()
    from lately l;
  delete from first_contacts c where c.user_id = person and c.id < uuidv7(interval '-1 day');
  insert into first_contacts (user_id, text_hash) values (person, hash);
end $$;
