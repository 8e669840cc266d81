-- Migration 006 kept the white space and the compatibility characters that the rules normalize, so that lookups missed
-- these names until they were saved again.
update person set lookup_names = alike.names
from (
  select id, array(
    select distinct regexp_replace(normalize(name, NFKC), '\s+', ' ', 'g') from unnest(lookup_names) as name
  ) as names
  from person
) as alike
where alike.id = person.id
  and not (alike.names @> person.lookup_names and person.lookup_names @> alike.names);
