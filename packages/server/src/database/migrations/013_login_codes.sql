-- A code is entered in the browser that asked for it and no other: its row is found by that browser's cookie.
-- id and hash are keyed hashes; hash is null until the code is mailed, and where nobody has the address.
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
