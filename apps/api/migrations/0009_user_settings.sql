-- The state of a grid is a preference of the user under the name of the grid (user_settings, 'grid:<key>'), so that the
-- session carries it with the others and one call saves and forgets it. The table of 0001 for it was never written to.
drop table grid_states;

-- How many files close today is asked every five minutes by every browser (getNotificationCounts).
create index orders_closing on orders (tenant_id, closing_date) where status in (0, 1);
