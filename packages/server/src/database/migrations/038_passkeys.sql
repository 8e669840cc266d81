-- A passkey (WebAuthn) belongs to one person, and opens only the account that the person was on when it was added.
create table passkey (
  id integer generated always as identity primary key,
  person_id integer not null references person (id) on delete cascade,
  email_key text not null,
  -- The ids by which the authenticator finds the passkey and its person, in base64url.
  credential_id text not null unique,
  user_handle text not null,
  -- COSE, in base64url.
  public_key text not null,
  -- The authenticator's count of signatures; 0 if it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created timestamptz(3) not null,
  used timestamptz(3)
);
create index passkey_person on passkey (person_id);
create index passkey_email_key on passkey (email_key);

-- What an authenticator has to sign; deleted when it is used. id is a keyed hash of the challenge and of the browser
-- or person that it is for.
create table passkey_challenge (
  id text primary key,
  -- The person who gets the passkey; null for a sign-in.
  person_id integer references person (id) on delete cascade,
  expires timestamptz(3) not null
);
create index passkey_challenge_expires on passkey_challenge (expires);
create index passkey_challenge_person on passkey_challenge (person_id) where person_id is not null;

-- The passkey that opened the session. Removing it ends the session.
alter table session add column passkey_id integer references passkey (id) on delete cascade;
create index session_passkey on session (passkey_id) where passkey_id is not null;

-- A person who moves to another account loses their passkeys, whatever moves them, even a server of before.
create function end_passkeys() returns trigger language plpgsql as $$
begin
  delete from passkey where person_id = new.id and email_key is distinct from new.email_key;
  return null;
end $$;
create trigger end_passkeys after update of email_key on person
  for each row when (old.email_key is distinct from new.email_key) execute function end_passkeys();
