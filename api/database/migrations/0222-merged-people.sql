-- Accounts that were merged into others, for exports of what stays with them.
-- compatible: new view.

create view merged_people as
  select id, merged_into from people where merged_into is not null;
