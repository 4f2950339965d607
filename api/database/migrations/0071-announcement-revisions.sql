-- How often an announcement was changed, so that nobody overwrites unseen what somebody else has written meanwhile.

alter table announcements add column revision int not null default 1;
