-- What is stored about an account, which is an address, in addition to its people: the language of its mails, and its
-- first sign-in. Until then a stranger may have typed the names of its people.
create table account (
  email_key text primary key,
  language text,
  is_chosen boolean not null default false,
  signed_in timestamptz
);
insert into account (email_key, signed_in)
  select email_key, min(created) from session group by email_key;
-- The language of the page that asked for a mail or a purchase, for accounts that have none yet.
alter table mail_job add column language text;
alter table purchase_intent add column language text;
