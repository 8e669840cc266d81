-- What was paid and could not be delivered. Somebody must look at it: the money is to go back.
alter table purchase_intent add column problem text;
create index purchase_intent_problem on purchase_intent (id) where problem is not null;

-- Every token that was ever given out, so that none is given twice.
create table purchase_token (
  token text primary key,
  payment_id integer not null references payment (id)
);
