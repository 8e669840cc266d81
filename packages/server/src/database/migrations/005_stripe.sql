-- Which payment at Stripe belongs to which idempotency key. Written before the payment is confirmed, so
-- that a key without a row was surely never charged.
create table stripe_payment (
  key text primary key,
  account text not null,
  id text not null unique,
  created timestamptz(3) not null
);

-- Events that were dealt with: the provider sends each at least once.
create table stripe_event (
  id text primary key,
  account text not null,
  type text not null,
  received timestamptz(3) not null
);

-- What was taken back after a purchase had succeeded, in cents of the whole purchase.
alter table purchase_intent add column refunded integer not null default 0;
alter table purchase_intent add column disputed boolean not null default false;
