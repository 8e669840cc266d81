-- A mailing to many people under a unique name. Its mails are queued in the same transaction.
create table campaign (
  id integer generated always as identity primary key,
  name text not null unique,
  -- 'vote' or 'nominate'.
  act text not null,
  only_not_yet boolean not null,
  per_minute integer not null,
  created timestamptz(3) not null,
  -- No process takes a mail of the campaign before this time, which limits its rate.
  next_at timestamptz(3) not null,
  is_paused boolean not null default false
);

-- The recipient of a mail, and its fate after the mail server accepted it. A mail without a reason left at its turn is
-- skipped.
-- Identifies a mail in a header that comes back with a delivery report. Only the recipient can learn it, so that a forged
-- report can't mark another address as bounced.
alter table mail_job add column reference uuid not null default gen_random_uuid();
create unique index mail_job_reference on mail_job (reference);
alter table mail_job add column campaign_id integer references campaign (id);
alter table mail_job add column recipient text;
alter table mail_job add column recipient_key text;
alter table mail_job add column skipped boolean not null default false;
alter table mail_job add column bounced_at timestamptz(3);
alter table mail_job add column bounce text;
create index mail_job_campaign on mail_job (campaign_id, due_at, id) where sent_at is null and failed_at is null;
create index mail_job_recipient on mail_job (recipient_key, id);

-- Since when mails to an address have bounced. A sign-in clears it.
alter table account add column bounced_at timestamptz(3);
