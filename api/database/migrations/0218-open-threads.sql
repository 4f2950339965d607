-- NDAs and samples that wait in a thread.
-- compatible: new and narrower views.

create view waiting_ndas as
  select n.request_id, array(select s.side from nda_signatures s where s.nda_id = n.id) as signed from ndas n
  where n.state = 'proposed';

create or replace view open_samples as
  select p.id, p.request_id, p.state from samples p join requests r on r.id = p.request_id
  where p.ended_at is null and r.closed_at is null;
