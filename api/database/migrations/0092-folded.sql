-- Lower case without accents, as kit/folded.ts: for searches of the console.
create function folded(text) returns text language sql immutable strict parallel safe
return lower(translate(regexp_replace(normalize($1, nfkd), U&'[\0300-\036F]', '', 'g'), 'øØłŁđĐðÐıİß', 'oOlLdDdDiIs'));
