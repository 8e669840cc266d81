-- Makes the audit trail tamper-evident. Triggers number each row and chain its hash over the row before, whichever process
-- inserts it. The operator, approver, reason, account and values are hashed with a random salt of their own, so that an erasure can
-- replace them: it stores the row's new hash in its own row (`amends`), and the chain still verifies.
-- older processes: until they have ended, merging and erasing people fails in them, because they update `audit` directly;
-- everything else works, because the triggers fill the new columns.
alter table audit
  -- The row's place in the chain, from 1 and without gaps. `id` is handed out before a transaction has its turn.
  add column seq bigint,
  -- The person's number when the row was written. `person_id` moves when records are merged, this does not.
  add column record integer,
  -- The number of the record that a merge removed.
  add column merged integer,
  -- Whether the row is about something that was read and not changed.
  add column is_read boolean not null default false,
  -- The hashes of rows that this erasure redacted, by `seq`.
  add column amends jsonb,
  add column salt bytea,
  add column details_hash bytea,
  add column hash bytea;

-- The newest row of the chain. Without it, a chain whose last rows were deleted would look complete.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  hash bytea not null
);

create function new_audit_salt() returns bytea language sql volatile as $$
  select decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
$$;

-- `approved_by` is a column of a later migration.
create function hash_audit_details(
  salt bytea, operator text, approved_by text, reason text, account text, before jsonb, after jsonb
) returns bytea language sql stable as $$
  select sha256(salt || convert_to(
    jsonb_build_array(operator, approved_by, reason, account, before, after)::text, 'UTF8'))
$$;

create function hash_audit_row(previous bytea, given audit) returns bytea language sql stable as $$
  select sha256(previous || given.details_hash || convert_to(jsonb_build_array(
    given.seq, given.id, (extract(epoch from given.time) * 1000)::bigint, given.operation,
    given.record, given.merged, given.is_read, given.amends)::text, 'UTF8'))
$$;

-- Chains a row over the one that the statement's trigger, or the row before it, left in the setting `conkit.audit_head`.
-- A row that comes with its hashes was copied from another database with the rest of its chain.
create function chain_audit_row() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  head text[] := string_to_array(current_setting('conkit.audit_head'), ' ');
begin
  if new.hash is not null then
    return new;
  end if;
  new.seq := head[1]::bigint + 1;
  new.record := new.person_id;
  new.salt := new_audit_salt();
  new.details_hash := hash_audit_details(
    new.salt, new.operator, to_jsonb(new) ->> 'approved_by', new.reason, new.account, new.before, new.after);
  new.hash := hash_audit_row(decode(head[2], 'hex'), new);
  perform set_config('conkit.audit_head', new.seq || ' ' || encode(new.hash, 'hex'), true);
  return new;
end
$$;

-- Waits for its turn. The lock lasts until the transaction ends.
create function lock_audit() returns void language sql as $$
  select pg_advisory_xact_lock(7104025)
$$;

-- Waits for its turn and reads the head. Each statement in here has a snapshot of its own, so the second one sees what was
-- committed while the first one waited.
create function begin_audit() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  perform lock_audit();
  perform set_config('conkit.audit_head', coalesce(
    (select seq || ' ' || encode(hash, 'hex') from audit_head), '0 '), true);
  return null;
end
$$;

create function end_audit() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  head text[] := string_to_array(current_setting('conkit.audit_head'), ' ');
begin
  if head[1] <> '0' then
    insert into audit_head (seq, hash) values (head[1]::bigint, decode(head[2], 'hex'))
    on conflict (is_only) do update set seq = excluded.seq, hash = excluded.hash;
  end if;
  return null;
end
$$;

-- The rows of before, in the order in which they were written.
do $$
declare
  row_now audit;
  previous bytea := '';
  place bigint := 0;
begin
  for row_now in select * from audit order by id loop
    place := place + 1;
    row_now.seq := place;
    row_now.record := row_now.person_id;
    row_now.merged := (row_now.before -> 'record' ->> 'id')::integer;
    row_now.salt := new_audit_salt();
    row_now.details_hash := hash_audit_details(row_now.salt, row_now.operator,
      to_jsonb(row_now) ->> 'approved_by', row_now.reason, row_now.account, row_now.before, row_now.after);
    row_now.hash := hash_audit_row(previous, row_now);
    update audit set seq = place, record = row_now.record, merged = row_now.merged, salt = row_now.salt,
      details_hash = row_now.details_hash, hash = row_now.hash where id = row_now.id;
    previous := row_now.hash;
  end loop;
  if place > 0 then
    insert into audit_head (seq, hash) values (place, previous);
  end if;
end
$$;

-- older processes: the trigger fills these columns.
alter table audit
  alter column seq set not null,
  alter column salt set not null,
  alter column details_hash set not null,
  alter column hash set not null;
-- older processes: the trigger fills the column.
create unique index audit_seq on audit (seq);
create index audit_operator on audit (operator, seq desc);
create index audit_time on audit (time);
-- The log of one record shows its changes; many rows about it may be reads.
create index audit_change on audit (person_id, id desc) where not is_read;

create trigger audit_begin before insert on audit for each statement execute function begin_audit();
create trigger audit_chain before insert on audit for each row execute function chain_audit_row();
create trigger audit_end after insert on audit for each statement execute function end_audit();

-- Rows are changed only by the two functions below. A superuser, the tables' owner, or a role that sets `conkit.audit_open`
-- and may update the table can still do it; `conkit audit verify` finds that.
create function protect_audit() returns trigger language plpgsql as $$
begin
  if current_setting('conkit.audit_open', true) is distinct from 'on' then
    raise exception 'rows of % are never changed or deleted', tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger audit_protect before update or delete on audit for each row execute function protect_audit();
create trigger audit_keep before truncate on audit for each statement execute function protect_audit();

-- Checked at the end: a merge moves the rows last, when it has the lock, and deletes the merged record before that.
alter table audit alter constraint audit_person_id_fkey deferrable initially deferred;

-- Replaces the details of rows by those without what names an erased person. Returns the new hashes, which the erasure's own
-- row must hold in `amends`.
create function redact_audit(redacted jsonb) returns table (row_seq bigint, row_hash text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_audit();
  perform set_config('conkit.audit_open', 'on', true);
  return query
    update audit set
      operator = given.operator, approved_by = given.approved_by, reason = given.reason, account = given.account,
      before = given.before, after = given.after, salt = given.new_salt
    from (
      select *, new_audit_salt() as new_salt from jsonb_to_recordset(redacted) as one (
        id bigint, operator text, approved_by text, reason text, account text, before jsonb, after jsonb)
      offset 0
    ) as given
    where audit.id = given.id
    returning audit.seq, encode(hash_audit_details(
      audit.salt, audit.operator, audit.approved_by, audit.reason, audit.account, audit.before, audit.after), 'hex');
  perform set_config('conkit.audit_open', '', true);
end
$$;

-- Moves the rows of a record that is merged into another. The merge's own row names both, so the chain still verifies.
create function move_audit(from_person integer, to_person integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_audit();
  perform set_config('conkit.audit_open', 'on', true);
  update audit set person_id = to_person where person_id = from_person;
  perform set_config('conkit.audit_open', '', true);
end
$$;
