import { expect, test } from 'vitest';
import { readMigrations } from '../packages/server/src/database/migrate.ts';
import { getHazards, migrationProblems } from './lib/migrations.ts';

test('no new migration breaks processes of the previous version', async () => {
  expect(migrationProblems(await readMigrations())).toEqual([]);
});

test.each([
  'alter table person add column pronouns text not null;',
  "alter table person add a text default '', add column b text not null;",
  'alter table person alter column city set not null;',
  'alter table person drop column city;',
  'alter table person drop city;',
  'alter table person alter column city drop default;',
  'alter table person rename column city to town;',
  'alter table person rename to member;',
  'alter table payment alter column amount type bigint;',
  'alter table payment alter amount set data type bigint;',
  'alter table person add constraint adult check (age > 17);',
  'create unique index person_email on person (email_key);',
  'drop table role;',
  'drop function advance_last_modified();',
  'truncate rate_limit;',
  'create table sent (job integer not null references mail_job (id));',
])('rejects for older processes: %s', (text) => {
  expect(getHazards(text)).toHaveLength(1);
});

test.each([
  'alter table person add column pronouns text;',
  "alter table person add column tags text[] not null default '{}';",
  "comment on table person is 'drop table; rename';",
  'alter table person alter column city drop not null;',
  'alter table person drop constraint adult;',
  'create index person_city on person (city);',
  'drop index person_city;',
  'alter table mail_job add column mark uuid;\ncreate unique index mark_of on mail_job (mark);',
  'create table audit (id bigint primary key, who text not null, unique (who));\nalter table audit add check (id > 0);\ncreate unique index audit_who on audit (who);',
  'create table note (payment_id integer not null references payment (id));',
  'create table sent (job integer not null references mail_job (id) on delete cascade);',
  "update person set city = 'Dublin';",
  '-- older processes: unused since 0.4.\nalter table person drop column city;',
])('accepts for older processes: %s', (text) => {
  expect(getHazards(text)).toEqual([]);
});
