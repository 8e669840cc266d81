-- Where a save of a ballot or of nominations came from, apart from what was saved, and until when it is kept. Older
-- processes still write the columns of vote and nomination; a job moves what they write, and empties the columns.
create table save_origin (
  -- `vote` or `nomination`, and the row's id there.
  kind text not null,
  save_id integer not null,
  person_id integer not null references person (id) on delete cascade,
  client_ip text not null,
  client_ua text,
  delete_after timestamptz(3) not null,
  primary key (kind, save_id)
);
create index save_origin_person on save_origin (person_id);
create index save_origin_delete on save_origin (delete_after);

-- What is still to be moved.
create index vote_origin on vote (id) where client_ip <> '' or client_ua is not null;
create index nomination_origin on nomination (id) where client_ip <> '' or client_ua is not null;
