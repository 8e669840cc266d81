-- Rights in awards depend on when a person joined and on the imported lists that contain them. Older processes insert
-- people without these columns. Such people joined when they were inserted.
alter table person
  add column joined timestamptz(3) default now(),
  add column lists text[] not null default '{}';

-- For existing people, the time of their first payment, else of their last change. This is no change of theirs, so
-- last_modified stays.
alter table person disable trigger person_last_modified;
alter table person disable trigger person_change;
update person set joined = coalesce(
  (select min(payment.created) from payment where payment.person_id = person.id),
  last_modified
);
alter table person enable trigger person_last_modified;
alter table person enable trigger person_change;
