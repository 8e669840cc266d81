-- Which account asked for a purchase, by its address; none for a visitor. The payer's address is only what
-- somebody typed. Purchases that were recorded before do not say it.
alter table purchase_intent add column buyer_email_key text;
