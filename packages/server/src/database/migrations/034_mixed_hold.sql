-- Whether the record also has awards data of another account than the trusted one, because two records were merged: no mailbox gets
-- mails about them until the hold ends.
alter table ballot_hold add column is_mixed boolean not null default false;
