-- A code works only in the browser that asked for it: the cookie of that browser finds its row.
-- id and hash are keyed hashes; hash is null until the code is mailed, and for an address without an account.
create table login_code (
  id text primary key,
  request text not null unique,
  email text not null,
  email_key text not null,
  path text,
  hash text,
  tries integer not null default 0,
  expires timestamptz(3) not null
);
create index login_code_email_key on login_code (email_key);
create index login_code_expires on login_code (expires);
