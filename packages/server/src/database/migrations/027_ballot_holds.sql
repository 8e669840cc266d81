-- Memberships that were transferred to another person, who must never read what the former owner saved.
-- older processes: a merge that would lose such a row fails there, and works once the server is updated.
create table membership_transfer (
  id bigint generated always as identity primary key,
  former_id integer not null references person (id),
  owner_id integer not null references person (id),
  time timestamptz(3) not null
);
create index membership_transfer_former on membership_transfer (former_id);
create index membership_transfer_owner on membership_transfer (owner_id);
-- Earlier transfers are known from the audit log alone.
insert into membership_transfer (former_id, owner_id, time)
  select distinct on (former.id, owner.id) former.id, owner.id, audit.time
  from audit
  join person as former on former.id = audit.person_id
  join person as owner on owner.id::text = audit.after -> 'record' ->> 'id'
  where audit.operation = 'transferMembership' and former.id <> owner.id
  order by former.id, owner.id, audit.time;

-- People that the crew moved to another account. Their ballot, nominations and site selection tokens are held: only the
-- trusted account can read and write them until the hold ends. An expired row, or one of a person who is back, stays until
-- the member signs in at the new account, because it names the mailbox of the last sign-in.
create table ballot_hold (
  person_id integer primary key references person (id) on delete cascade,
  -- The account of the member's last sign-in, the only trusted one. It gets the question. Null when there is none.
  email text,
  email_key text,
  -- The newest move.
  since timestamptz(3) not null,
  -- The administrators who moved the person or merged the record. They can't release the hold.
  movers text[] not null default '{}',
  -- Whether the trusted mailbox answered that its member did not ask for the move.
  is_stopped boolean not null default false,
  -- Whether the hold expires by time.
  expires boolean not null default true
);

-- The links by which the trusted mailbox answers a move. Stores a keyed hash, so that a copy of this table can't answer.
create table hold_key (
  hash text primary key,
  person_id integer not null references person (id) on delete cascade,
  -- `since` of the hold: a link is for one move only.
  since timestamptz(3) not null,
  expires timestamptz(3) not null,
  -- The answer, 'agree' or 'stop'. Repeating the same answer changes nothing.
  answer text
);
create index hold_key_person on hold_key (person_id);

create function has_award_records(about integer) returns boolean language sql stable as $$
  select exists (select from vote where person_id = about)
    or exists (select from nomination where person_id = about)
    or exists (select from series_extra_code where person_id = about)
    or exists (select from payment join purchase_token on payment_id = payment.id where person_id = about)
$$;

-- Holds a person's entries when they move to another account. The first trusted account stays trusted through further
-- moves, and keeps access. A person without entries, whose account never signed in, needs no hold.
create function hold_ballot(about integer, old_email text, old_key text, new_key text, moved timestamptz)
returns void language plpgsql as $$
declare
  held ballot_hold%rowtype;
begin
  select * into held from ballot_hold where person_id = about for update;
  if not found then
    if not has_award_records(about)
      and not exists (select from account where email_key = old_key and signed_in is not null)
    then
      return;
    end if;
    held.email := old_email;
    held.email_key := old_key;
    held.movers := '{}';
  end if;
  held.movers := array_remove(held.movers || nullif(current_setting('conkit.operator', true), ''), null);
  insert into ballot_hold (person_id, email, email_key, since, movers, expires) values (
    about, held.email, held.email_key, moved, held.movers,
    not exists (select from membership_transfer where former_id = about)
  ) on conflict (person_id) do update set
    since = greatest(excluded.since, ballot_hold.since + interval '1 millisecond'),
    movers = excluded.movers, is_stopped = false, expires = excluded.expires;
end
$$;

-- A trigger, so that no writer can forget it.
create function hold_moved_person() returns trigger language plpgsql as $$
begin
  perform hold_ballot(new.id, old.email, old.email_key, new.email_key, new.last_modified);
  return null;
end
$$;
create trigger person_moved after update of email_key on person
  for each row when (old.email_key is distinct from new.email_key and new.email_key is not null)
  execute function hold_moved_person();
