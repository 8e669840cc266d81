-- By when somebody has joined and which imported lists they are on decide about rights in awards. A server of the version
-- before inserts people without them: those joined when they were inserted.
alter table person
  add column joined timestamptz(3) default now(),
  add column lists text[] not null default '{}';

-- What is known of those who are there: when they were first paid for, else when they were last changed. It is no change
-- that anybody made, and gives nobody a new last_modified.
alter table person disable trigger person_last_modified;
alter table person disable trigger person_change;
update person set joined = coalesce(
  (select min(payment.created) from payment where payment.person_id = person.id),
  last_modified
);
alter table person enable trigger person_last_modified;
alter table person enable trigger person_change;
