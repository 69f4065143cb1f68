-- Money of one file is given to another by two people: a transfer is asked for and approved as an advance is, and names the file that gets it.
alter table approval_requests
  add column to_orders_id integer,
  add foreign key (tenant_id, to_orders_id) references orders (tenant_id, orders_id),
  drop constraint approval_requests_kind_check,
  add constraint approval_requests_kind_check check (kind in ('void', 'stop', 'advance', 'loss', 'payment', 'transfer')),
  add constraint approval_requests_to_file check ((to_orders_id is not null) = (kind = 'transfer') and to_orders_id <> orders_id);
create index approval_requests_to_file on approval_requests (tenant_id, to_orders_id) where to_orders_id is not null;

-- As it was, and: a transfer is posted by its approval alone, out of the file that asked and to the one that the request names.
do $$
declare
  body text := pg_get_functiondef('post_transactions(jsonb)'::regprocedure);
  said record;
begin
  for said in select * from (values
    ('if (of_kind in (''advance'', ''loss'') or posting', 'if (of_kind in (''advance'', ''loss'', ''transfer'') or posting'),
    ('where l.file is distinct from a.orders_id)', 'where l.file is distinct from case when of_kind = ''transfer'' and l.cents < 0 then a.to_orders_id else a.orders_id end)')
  ) as v (was, becomes) loop
    if position(said.was in body) = 0 then raise exception 'post_transactions does not ask for approvals as it did'; end if;
    body := replace(body, said.was, said.becomes);
  end loop;
  execute body;
end $$;
