-- Which save of a person and category it is, from 1: of two saves that follow the same one only one is taken.
alter table nomination add column version integer;
update nomination set version = numbered.version
from (
  select id, row_number() over (partition by person_id, category order by id) as version
  from nomination
) as numbered
where numbered.id = nomination.id;
alter table nomination alter column version set not null;
create unique index nomination_version on nomination (person_id, category, version desc);
drop index nomination_current;
