-- Append-only. The newest row of a person and category is what is nominated; an empty list clears it.
create table nomination (
  id integer generated always as identity primary key,
  person_id integer not null references person (id),
  category text not null,
  nominations jsonb not null,
  signature text not null,
  time timestamptz(3) not null,
  client_ip text not null,
  client_ua text
);
create index nomination_current on nomination (person_id, category, id desc);
create index nomination_category on nomination (category, person_id, id desc);

-- The codes of the packet's extra: each goes to one voter, and a voter has one.
create table series_extra_code (
  id integer generated always as identity primary key,
  code text not null unique,
  person_id integer unique references person (id),
  given timestamptz(3)
);
create index series_extra_code_free on series_extra_code (id) where person_id is null;
