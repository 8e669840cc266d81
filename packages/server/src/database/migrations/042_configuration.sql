-- The versions of the convention's configuration that were active; the newest one is. Rows are never changed. The audit
-- log has who activated them, and why.
create table configuration (
  version integer primary key,
  -- SHA-256 of the content.
  hash text not null,
  -- What a later version may not change, or only with a second administrator: `config/facts.ts`.
  facts jsonb not null,
  previous integer,
  -- Whether a server started with the folder; otherwise `conkit config apply` activated it.
  is_start boolean not null,
  time timestamptz(3) not null
);

-- The folders of the newest versions, and of those that wait for an approval. Text, because the order of fields counts.
create table configuration_content (
  hash text primary key,
  content text not null
);
