-- Reports as cases: what was reported as it was at that time, and what came of it.

alter table reports
  add column content text not null default '',
  add column outcome text check (outcome in ('dismissed', 'upheld'));
