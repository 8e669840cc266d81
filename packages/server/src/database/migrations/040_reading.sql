-- The reading lists that members chose to keep on their account, with private notes. Deleted 90 days after the results.
create table reading (
  person_id integer primary key references person (id),
  -- The newest save. The next one names it.
  saved_at timestamptz(3) not null,
  -- By the id of the finalist: {"1": {"status": "read", "note": ""}}.
  entries jsonb not null
);

-- A reading list is held after a move, like a ballot.
create or replace function has_award_records(about integer) returns boolean language sql stable as $$
  select exists (select from vote where person_id = about)
    or exists (select from nomination where person_id = about)
    or exists (select from reading where person_id = about)
    or exists (select from series_extra_code where person_id = about)
    or exists (select from payment join purchase_token on payment_id = payment.id where person_id = about)
$$;
