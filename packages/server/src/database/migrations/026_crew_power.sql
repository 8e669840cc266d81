-- Since when an account has a role: a new administrator approves nothing for some days. Roles of before the column are
-- as old as the audit log says, or older than it.
alter table role add column granted_at timestamptz(3) not null default now();
update role set granted_at = coalesce(
  (select max(time) from audit
   where operation = 'grantRole' and account = role.email_key and after ->> 'role' = role.role),
  '2000-01-01T00:00:00Z');

-- When the owner of a session last showed that they read the mailbox; null where a process of before did not write it.
alter table session add column proved timestamptz(3);

-- Which other administrator approved an act, or 'single_administrator'; null where none was needed.
alter table audit add column approved_by text;
create index audit_approved on audit (approved_by, seq desc) where approved_by is not null;

-- What an administrator asked for and another one has to approve. A row is deleted when it is decided, in the transaction
-- of what it asks for: nothing is done twice.
create table pending_act (
  id integer generated always as identity primary key,
  operation text not null,
  -- Whose record or ballot it is about.
  person_id integer references person (id) on delete cascade,
  -- The address of an account that it is about, such as the one that a role is given to.
  account text,
  -- The parameters and the body of the call.
  request jsonb not null,
  -- The address of an administrator, or `cli:` and the name that a command was given.
  requester text not null,
  reason text not null,
  created timestamptz(3) not null,
  expires timestamptz(3) not null
);
create index pending_act_person on pending_act (person_id) where person_id is not null;
