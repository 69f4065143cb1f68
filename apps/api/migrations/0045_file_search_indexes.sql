-- The searches for files read their candidates from the indexes alone (bench/file): in the table each of some thousand words was a page of its own.
drop index file_words_by_word, file_words_by_sound;
create index file_words_by_word on file_words (tenant_id, kind, word varchar_pattern_ops, orders_id) include (source_id);
create index file_words_by_sound on file_words (tenant_id, kind, sound, orders_id) include (source_id) where sound is not null;
