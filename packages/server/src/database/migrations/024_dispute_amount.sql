-- What a dispute took, in the currency's minor unit, as the provider says. Null is all that was not refunded: of disputes that were
-- recorded before, by an older server, or where the provider does not say it.
alter table purchase_intent add column disputed_amount integer;

create function held_by_dispute(disputed boolean, told integer, amount integer, refunded integer) returns integer
language sql immutable as $$
  select case when disputed then coalesce(told, amount - refunded) else 0 end
$$;

-- As before, but that a dispute takes what it took. The lines of a purchase add up to what was paid less what was refunded and what
-- disputes hold. What failed with the code 'refunded' was charged and given back before anything was delivered.
create or replace function record_money() returns trigger language plpgsql as $$
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
  perform write_money_line(new.id, new.updated, 'refund', old.refunded - new.refunded);
  perform write_money_line(new.id, new.updated, 'dispute',
    held_by_dispute(old.disputed, old.disputed_amount, old.amount, old.refunded)
      - held_by_dispute(new.disputed, new.disputed_amount, new.amount, new.refunded));
  return null;
end
$$;
