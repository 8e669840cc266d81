-- Searching for names as they are spoken. An index of an expression stores nothing that a writer, an older server or erasing a
-- person could forget, and needs no extension: a hosted PostgreSQL may not allow any (docs/decisions/personal-data.md).

-- The words of lower-case names, without accents and punctuation: {niamh, o, brien} of {"niamh o’brien"}. It also replaces
-- letters that Unicode does not decompose.
create function name_words(names text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(word order by at, n), '{}')
  from unnest(names) with ordinality as given (name, at),
    regexp_split_to_table(
      translate(
        replace(replace(replace(replace(replace(
          regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ς', 'σ'),
        'øłđðıħŧŋĸəɓɗƙɨɔƒ', 'olddihtnkebdkiof'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u206f\u3000-\u303f]+'
    ) with ordinality as part (word, n)
  where word <> ''
$$;

-- What a person is found by. A plain key is a word, or two neighbouring words as one (o brien, obrien). A key with `*` is the end
-- of a word, by whose beginning parts of words are found. A key with `~` is a word without one of its letters: two words that
-- differ by one typing error have one of these in common, or one is a key of the other.
create function name_keys(words text[]) returns tsvector language plpgsql immutable parallel safe cost 100 as $$
declare
  keys text[] := words;
  word text;
  is_long boolean;
begin
  -- First the words, then pairs of neighbours. Typing errors in a pair count after a short word only: o brien, mac donald.
  for n in 1 .. 2 * cardinality(words) - 1 loop
    if n <= cardinality(words) then
      word := words[n];
      is_long := char_length(word) > 2;
    else
      word := words[n - cardinality(words)] || words[n - cardinality(words) + 1];
      is_long := char_length(words[n - cardinality(words)]) <= 3 and char_length(word) > 2;
      keys := keys || word;
    end if;
    continue when not is_long;
    for at in 2 .. char_length(word) - 2 loop
      keys := keys || ('*' || substr(word, at));
    end loop;
    for at in 1 .. least(char_length(word), 40) loop
      keys := keys || ('~' || overlay(word placing '' from at for 1));
    end loop;
  end loop;
  return array_to_tsvector(keys);
end
$$;

create index person_name_keys on person using gin (name_keys(name_words(lookup_names)));

-- The people whose keys match, the shortest names first. Without the settings the planner may read the whole table for a query
-- that fits most people, and compute the keys of each.
create function find_names(query tsquery, without integer[], most integer) returns table (id integer, words text[])
language sql stable set enable_seqscan = off set jit = off as $$
  select found.id, name_words(found.lookup_names)
  from (
    select matching.id, matching.lookup_names
    from (
      select person.id, person.lookup_names, person.legal_name from person
      where name_keys(name_words(person.lookup_names)) @@ query and person.id <> all (without)
      limit 5000
    ) as matching
    order by char_length(matching.legal_name), matching.id
    limit most
  ) as found
$$;

-- Of every collation, so that the beginning of an address finds it.
create index person_email_prefix on person (email_key text_pattern_ops);
