-- What waits in a thread: NDAs for a signature, samples for a step; none once it has ended.
-- compatible: a new view, and one that answers fewer rows.

create view waiting_ndas as
  select n.request_id, array(select s.side from nda_signatures s where s.nda_id = n.id) as signed from ndas n
  where n.state = 'proposed';

create or replace view open_samples as
  select p.id, p.request_id, p.state from samples p join requests r on r.id = p.request_id
  where p.ended_at is null and r.closed_at is null;
