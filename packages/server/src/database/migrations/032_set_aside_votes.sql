-- Saves of a disallowed ballot that a merge of two records set aside: the id of the newest of them, so that each such ballot
-- keeps a history of its own. 0 for the saves of the ballot that the person has; null would make the planner read whole histories.
-- An older process lists and restores versions without looking at it; it merges no two records that both voted.
alter table vote add column set_aside integer not null default 0;
