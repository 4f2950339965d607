-- Shipments are corrected until they arrive.
-- compatible: a check that only becomes wider.

drop index sample_steps_once;
-- Each step is taken once; details and shipments are changed.
create unique index sample_steps_once on sample_steps (sample_id, state) where state not in ('qualified', 'shipped');
