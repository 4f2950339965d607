-- What a person is to a group: its status, as everywhere.
alter table group_members rename column standing to status;
alter index group_members_by_standing rename to group_members_by_status;
