-- The account that bought, by its address key; null for a visitor and for earlier purchases. The payer's address is
-- only a typed one.
alter table purchase_intent add column buyer_email_key text;
