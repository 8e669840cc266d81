-- The person whose personal link opened the session; null when it was opened by another link or by a code.
alter table session add column person_id integer references person (id) on delete set null;
create index session_person on session (person_id) where person_id is not null;
