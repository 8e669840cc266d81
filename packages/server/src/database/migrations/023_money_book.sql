-- What came and went at the payment provider, a line for each: a trigger writes it, so that no writer can forget,
-- nor an older server. The lines of a purchase add up to what of its money is here.
create table money_line (
  id bigint generated always as identity primary key,
  intent_id integer not null references purchase_intent (id) on delete cascade,
  time timestamptz(3) not null,
  -- 'charge', 'refund' or 'dispute'.
  kind text not null,
  -- In the currency's minor unit; less than nothing when it went back.
  amount integer not null
);
create index money_line_intent on money_line (intent_id);
create index money_line_time on money_line (time, id);

create function write_money_line(intent integer, moment timestamptz, what text, cents integer) returns void
language sql as $$
  insert into money_line (intent_id, time, kind, amount) select intent, moment, what, cents where cents <> 0
$$;

-- A dispute takes what is left after refunds; won, it brings it back. What failed with the code 'refunded' was
-- charged and given back before anything was delivered.
create function record_money() returns trigger language plpgsql as $$
declare
  was_returned boolean := old.status = 'failed' and coalesce(old.provider ->> 'code', '') = 'refunded';
  is_returned boolean := new.status = 'failed' and coalesce(new.provider ->> 'code', '') = 'refunded';
begin
  if new.status = 'succeeded' and old.status <> 'succeeded' then
    perform write_money_line(new.id, new.updated, case when was_returned then 'refund' else 'charge' end, new.amount);
  end if;
  if is_returned and not was_returned then
    perform write_money_line(new.id, new.updated, 'charge', new.amount);
    perform write_money_line(new.id, new.updated, 'refund', -new.amount);
  end if;
  if not old.disputed then
    perform write_money_line(new.id, new.updated, 'refund', old.refunded - new.refunded);
  end if;
  if new.disputed <> old.disputed then
    perform write_money_line(new.id, new.updated, 'dispute',
      (case when new.disputed then -1 else 1 end) * (new.amount - new.refunded));
  end if;
  return null;
end
$$;
create trigger purchase_intent_money after update on purchase_intent
  for each row execute function record_money();

-- What was recorded before this was written down; when a refund was, is not known better.
insert into money_line (intent_id, time, kind, amount)
  select id, created, 'charge', amount from purchase_intent
  where amount <> 0 and (status = 'succeeded' or status = 'failed' and provider ->> 'code' = 'refunded')
  order by id;
insert into money_line (intent_id, time, kind, amount)
  select id, updated, 'refund', -amount from purchase_intent
  where amount <> 0 and status = 'failed' and provider ->> 'code' = 'refunded'
  order by id;
insert into money_line (intent_id, time, kind, amount)
  select id, updated, 'refund', -refunded from purchase_intent
  where status = 'succeeded' and refunded <> 0
  order by id;
insert into money_line (intent_id, time, kind, amount)
  select id, updated, 'dispute', refunded - amount from purchase_intent
  where status = 'succeeded' and disputed and amount <> refunded
  order by id;
