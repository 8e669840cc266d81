-- Since when an address has wanted no mails of campaigns; null while it takes them.
alter table account add column unsubscribed timestamptz(3);
