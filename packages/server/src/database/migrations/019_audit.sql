-- The audit log of the crew's acts: who did what, when and why, for which person, and the fields before and after. Each
-- row is written in the transaction of its act.
-- older processes: none of them deletes a person.
create table audit (
  id bigint generated always as identity primary key,
  time timestamptz(3) not null,
  -- The address of an administrator, or `cli:` and the name of the operator of a command.
  operator text not null,
  operation text not null,
  reason text not null,
  person_id integer references person (id),
  -- The address key of an account, for an act that is about no person.
  account text,
  before jsonb not null,
  after jsonb not null
);
create index audit_person on audit (person_id, id desc) where person_id is not null;

-- The member of the crew who changed a record; null for its own account and for a purchase.
alter table person_change add column operator text;

-- As before, but takes the operator from the transaction, where `audited` sets it.
create or replace function record_person_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old) - 'last_modified' - 'email_key' - 'lookup_names';
  now_is jsonb := to_jsonb(new) - 'last_modified' - 'email_key' - 'lookup_names';
  fields text[] := array(select key from jsonb_each(now_is) where value is distinct from was -> key);
begin
  if cardinality(fields) > 0 then
    insert into person_change (person_id, time, operator, before, after) values (
      new.id, new.last_modified, nullif(current_setting('conkit.operator', true), ''),
      (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (fields)),
      (select jsonb_object_agg(key, value) from jsonb_each(now_is) where key = any (fields))
    );
  end if;
  return null;
end
$$;
