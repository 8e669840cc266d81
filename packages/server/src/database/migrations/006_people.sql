-- The normalized names by which a lookup finds a person, from the rules.
alter table person add column lookup_names text[] not null default '{}';
update person set lookup_names = array_remove(array[
  lower(trim(legal_name)),
  nullif(lower(trim(concat_ws(' ', trim(public_first_name), trim(public_last_name)))), '')
], null);
create index person_lookup_names on person using gin (lookup_names);

-- Every change of a person, by field. A trigger writes it, so that no writer can forget. A concurrent change of the
-- same record is compared with it.
create table person_change (
  id bigint generated always as identity primary key,
  person_id integer not null references person (id),
  -- The last_modified that the change gave the record.
  time timestamptz(3) not null,
  -- The account that made the change; null for a purchase.
  author text,
  client_ip text,
  client_ua text,
  before jsonb not null,
  after jsonb not null
);
create index person_change_person on person_change (person_id, time);

-- last_modified strictly increases, even when the clock stands still.
create function advance_last_modified() returns trigger language plpgsql as $$
begin
  if new.last_modified <= old.last_modified then
    new.last_modified := old.last_modified + interval '1 millisecond';
  end if;
  return new;
end
$$;
create trigger person_last_modified before update on person
  for each row execute function advance_last_modified();

create function record_person_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old) - 'last_modified' - 'email_key' - 'lookup_names';
  now_is jsonb := to_jsonb(new) - 'last_modified' - 'email_key' - 'lookup_names';
  fields text[] := array(select key from jsonb_each(now_is) where value is distinct from was -> key);
begin
  if cardinality(fields) > 0 then
    insert into person_change (person_id, time, before, after) values (
      new.id, new.last_modified,
      (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (fields)),
      (select jsonb_object_agg(key, value) from jsonb_each(now_is) where key = any (fields))
    );
  end if;
  return null;
end
$$;
create trigger person_change after update on person
  for each row execute function record_person_change();
