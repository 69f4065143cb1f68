-- The answers of calls that were sent with an Idempotency-Key, stored in the transaction of what the call stored (decision 0025). Neither the key
-- nor its answer can be read from here: the key is there as a digest, and the answer is sealed with a key made from it. No record, so not audited.

create table idempotency_keys (
  tenant_id  varchar(63) not null,
  users_id   integer not null,
  key_digest bytea not null check (octet_length(key_digest) = 32),
  -- of the call and all it was sent with: the same key with another call is refused
  call_digest bytea not null check (octet_length(call_digest) = 32),
  answer     bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, users_id, key_digest),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade
);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy tenant_rows on idempotency_keys using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, delete on idempotency_keys to closewright_app;

-- What a key was answered with, after all others who came with it have ended. The lock is taken before that of the audit chain, by everybody. Each
-- statement of a volatile function sees what was committed while the one before it waited.
create function claim_idempotency_key(of_user integer, of_key bytea)
  returns table (call_digest bytea, answer bytea) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(
    hashtextextended(concat_ws(' ', 'idempotency_keys', current_setting('app.tenant', true), of_user, encode(of_key, 'hex')), 0));
  return query select k.call_digest, k.answer from idempotency_keys k
    where k.tenant_id = current_setting('app.tenant', true) and k.users_id = of_user and k.key_digest = of_key;
end $$;
grant execute on function claim_idempotency_key(integer, bytea) to closewright_app;
