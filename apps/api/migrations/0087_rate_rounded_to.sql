-- How index and margin of an adjustable rate are rounded, in the words of the screen; not at all where it is null.
alter table settlements add column rate_rounded_to varchar(20);
