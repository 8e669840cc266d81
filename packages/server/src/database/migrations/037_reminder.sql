-- The people who get mails before a deadline if their ballot is unfinished.
create table reminder (
  person_id integer primary key references person (id),
  -- The reminders that are not sent any more, as `<award>:<hours before the deadline>`.
  done text[] not null default '{}'
);
