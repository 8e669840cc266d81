-- Addresses are compared by rules/email.ts: of the letters only A to Z lose their case. Until now every letter
-- did, so that an address with the Kelvin sign shared the account of the one with k. translate() knows no locale.
create function address_key(email text) returns text language sql immutable as $$
  select translate(btrim(email), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
$$;
update person set email_key = address_key(email) where email_key <> address_key(email);
update session set email_key = address_key(email) where email_key <> address_key(email);
update login_key set email_key = address_key(email) where email_key <> address_key(email);
update purchase_intent set email_key = address_key(email) where email_key <> address_key(email);
update payment set payment_email_key = address_key(payment_email)
  where payment_email_key <> address_key(payment_email);
drop function address_key(text);
