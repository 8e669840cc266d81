-- Why a paid purchase could not be delivered. Its money must be refunded.
alter table purchase_intent add column problem text;
create index purchase_intent_problem on purchase_intent (id) where problem is not null;

-- All tokens ever issued, so that none is issued twice.
create table purchase_token (
  token text primary key,
  payment_id integer not null references payment (id)
);
