-- A page of a long history is read without the rest of it: the times of a person's saves, and what a category was at one of them.
create index vote_person_time on vote (person_id, time desc);
create index vote_category_time on vote (person_id, category, time desc);
