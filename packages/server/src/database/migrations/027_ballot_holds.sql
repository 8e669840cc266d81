-- Whose membership was given to whom. What the former owner saved must never be readable by the new one.
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

-- A person whom the crew moved to another account. Their ballot, nominations and site selection tokens are held: an account other
-- than the trusted one can neither read nor write them until the hold ends. A row that time has ended stays until the member signs
-- in at the new account, and one whose person is back stays as long: it names the mailbox in which the member signed in last.
create table ballot_hold (
  person_id integer primary key references person (id) on delete cascade,
  -- The account in which the member signed in last: it is asked, and it alone is trusted. Null when there is none.
  email text,
  email_key text,
  -- The newest move.
  since timestamptz(3) not null,
  -- Who moved the person, or merged the record: none of them may release the hold.
  movers text[] not null default '{}',
  -- Whether the trusted mailbox answered that its member did not ask for the move.
  is_stopped boolean not null default false,
  -- Whether time alone ends the hold.
  expires boolean not null default true
);

-- The links by which the trusted mailbox answers a move. A keyed hash: a copy of this table answers for nobody.
create table hold_key (
  hash text primary key,
  person_id integer not null references person (id) on delete cascade,
  -- `since` of the hold: a link is for one move only.
  since timestamptz(3) not null,
  expires timestamptz(3) not null,
  -- 'agree' or 'stop' once it was answered: the same answer, sent again because the response was lost, changes nothing.
  answer text
);
create index hold_key_person on hold_key (person_id);

create function has_award_records(about integer) returns boolean language sql stable as $$
  select exists (select from vote where person_id = about)
    or exists (select from nomination where person_id = about)
    or exists (select from series_extra_code where person_id = about)
    or exists (select from payment join purchase_token on payment_id = payment.id where person_id = about)
$$;

-- Holds what a person saved when it goes from one account to another. The first trusted account stays trusted, however often the
-- person is moved, and is never held from. A person whose account never signed in, and who saved nothing, needs no hold.
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
