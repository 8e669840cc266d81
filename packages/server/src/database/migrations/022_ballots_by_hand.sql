-- The source of a save: null for the voter, 'paper' or 'restored' for the administrators of the awards.
alter table vote add column entered text;

-- older processes: none that was released deletes people.
-- Ballots that are not counted until they are allowed again. Their saves are kept.
create table disallowed_ballot (
  person_id integer not null references person (id),
  -- 'votes' or 'nominations'.
  ballot text not null,
  since timestamptz(3) not null,
  reason text not null,
  primary key (person_id, ballot)
);

-- older processes: none that was released deletes people.
-- The voters who got the mail that a finalist they ranked was replaced.
create table replacement_told (
  finalist_id integer not null,
  person_id integer not null references person (id),
  told timestamptz(3) not null,
  primary key (finalist_id, person_id)
);
