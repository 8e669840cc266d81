-- The last digits of the card that the sandbox charged, which receipts name.
alter table sandbox_charge add column last4 text;
