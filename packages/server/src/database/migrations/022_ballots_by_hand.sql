-- How a save came: by the voter when null, else 'paper' or 'restored', by the awards' administrators.
alter table vote add column entered text;

-- older processes: none that was released deletes people.
-- Ballots that are not counted, whoever sent them, until they are allowed again. What is saved stays.
create table disallowed_ballot (
  person_id integer not null references person (id),
  -- 'votes' or 'nominations'.
  ballot text not null,
  since timestamptz(3) not null,
  reason text not null,
  primary key (person_id, ballot)
);

-- older processes: none that was released deletes people.
-- Who has been told that a finalist they ranked was replaced: each is told once.
create table replacement_told (
  finalist_id integer not null,
  person_id integer not null references person (id),
  told timestamptz(3) not null,
  primary key (finalist_id, person_id)
);
