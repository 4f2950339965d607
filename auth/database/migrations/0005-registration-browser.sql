-- The browser that registered is signed in when it opens its link: the hash of its cookie.

alter table one_time_tokens add column browser_hash bytea;
