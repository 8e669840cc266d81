-- What the newest votes of each category add up to, so that a ballot is read from one row however
-- long its history is. Written by the statement that appends to vote, never by another.
alter table ballot add column current jsonb not null default '{}';

-- A whole ballot is about 3 kB. It stays uncompressed in its row, and half of each page is left for
-- the next version of the same row.
alter table ballot set (toast_tuple_target = 8160, fillfactor = 50);
