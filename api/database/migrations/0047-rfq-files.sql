-- Files of requests for quotation and of quotations: [{fileID, name, contentType, bytes}], as those of messages.
alter table rfqs add column files jsonb not null default '[]';
alter table quotations add column files jsonb not null default '[]';
