-- What is to be bought and how it stands are in status and provider; a copy of the answer is not needed.
drop index purchase_intent_open;
alter table purchase_intent drop column answer;
create index purchase_intent_open on purchase_intent (updated)
  where status in ('processing', 'requires_action');

-- A free sign-up that comes again within ten minutes is found by what it asks for.
create index purchase_intent_request on purchase_intent (request_hash, created);

-- The sandbox's own books: what a payment provider would remember of a charge, by idempotency key.
create table sandbox_charge (
  key text primary key,
  id text not null unique,
  client_secret text not null unique,
  amount integer not null,
  currency text not null,
  description text not null,
  status text not null,
  failure text,
  created timestamptz(3) not null
);
