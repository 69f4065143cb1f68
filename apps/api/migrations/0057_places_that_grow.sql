-- A new row has the place after the last one: while the first rows of a list go and others come at its end, its places climb for as long as it lives.
do $$
declare
  each record;
begin
  for each in
    select attrelid::regclass as place_of, attname as place from pg_attribute join pg_class c on c.oid = attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attname in ('sequence', 'loan_order', 'position_ordinal')
      and atttypid = 'smallint'::regtype
    order by c.relname
  loop
    execute format('alter table %s alter %I type integer', each.place_of, each.place);
  end loop;
end $$;
