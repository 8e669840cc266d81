-- One mailing to many, under a name that is used once. Its mails are queued with it, in one transaction.
create table campaign (
  id integer generated always as identity primary key,
  name text not null unique,
  -- 'vote' or 'nominate'.
  act text not null,
  only_not_yet boolean not null,
  per_minute integer not null,
  created timestamptz(3) not null,
  -- No mail of it is taken before this time, by no process: its rate.
  next_at timestamptz(3) not null,
  is_paused boolean not null default false
);

-- To whom a mail went, and what became of it after the mail server had taken it. One that had nothing to say any
-- more when its turn came was skipped.
-- Names a mail on its way, in a header that comes back with a delivery report. Nobody who has not got the mail can make
-- one up, so that nobody else's address can be said not to work.
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

-- Since when an address has been known to take no mail; until somebody signs in to it.
alter table account add column bounced_at timestamptz(3);
