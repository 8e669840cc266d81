-- Until when an open purchase holds its places; null as long as it is open. Rows of older processes have none.
alter table purchase_intent add column held_until timestamptz(3);

-- When the money of a payment that came too late was last sent back in vain.
alter table purchase_intent add column refund_tried timestamptz(3);

-- Those whose money is to go back.
create index purchase_intent_gone on purchase_intent (id) where status = 'failed' and provider ->> 'code' = 'places_gone';

-- How many have a membership or a day pass, for quotas and pools.
create index person_membership on person (membership);
create index person_daypass_type on person (daypass_type) where daypass_type is not null;

-- What the sandbox gave back.
alter table sandbox_charge add column refunded integer not null default 0;

-- As before, and a payment that arrived after its places were gone is charged when it is recorded, and given back by the
-- refund that follows.
create or replace function record_money() returns trigger language plpgsql as $$
declare
  was_returned boolean := old.status = 'failed' and coalesce(old.provider ->> 'code', '') = 'refunded';
  is_returned boolean := new.status = 'failed' and coalesce(new.provider ->> 'code', '') = 'refunded';
  was_late boolean := old.status = 'failed' and coalesce(old.provider ->> 'code', '') = 'places_gone';
  is_late boolean := new.status = 'failed' and coalesce(new.provider ->> 'code', '') = 'places_gone';
begin
  if new.status = 'succeeded' and old.status <> 'succeeded' then
    perform write_money_line(new.id, new.updated, case when was_returned then 'refund' else 'charge' end, new.amount);
  end if;
  if is_returned and not was_returned then
    perform write_money_line(new.id, new.updated, 'charge', new.amount);
    perform write_money_line(new.id, new.updated, 'refund', -new.amount);
  end if;
  if is_late and not was_late then
    perform write_money_line(new.id, new.updated, 'charge', new.amount);
  end if;
  perform write_money_line(new.id, new.updated, 'refund', old.refunded - new.refunded);
  perform write_money_line(new.id, new.updated, 'dispute',
    held_by_dispute(old.disputed, old.disputed_amount, old.amount, old.refunded)
      - held_by_dispute(new.disputed, new.disputed_amount, new.amount, new.refunded));
  return null;
end
$$;
