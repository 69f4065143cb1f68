-- Signatures that are printed on checks: whose image is kept, and on checks of which bank accounts it may stand. docs/checks-on-paper.md, decision 0062.

alter table bank_accounts
  -- Above this a check has two lines to sign on, and two printed signatures or none.
  add column two_signatures_above_cents money_cents check (two_signatures_above_cents >= 0);

create table check_signatures (
  tenant_id       varchar(63) not null,
  signature_id    integer not null check (signature_id > 0),
  kind            text not null check (kind in ('image', 'account')),
  -- Whose signature it is.
  users_id        integer not null,
  -- Of an image: its bytes, sealed, and what is told of them.
  image_encrypted bytea,
  media_type      text check (media_type in ('image/png', 'image/jpeg')),
  width           integer check (width > 0),
  height          integer check (height > 0),
  sha256          varchar(64) check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of an account: whose checks, and up to which amount; null: any.
  bank_account_id integer,
  most_cents      money_cents check (most_cents > 0),
  state           text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn', 'ended')),
  asked_by        text not null default current_setting('app.actor', true),
  asked_at        timestamptz not null default clock_timestamp(),
  decided_by      text,
  decided_at      timestamptz,
  ended_by        text,
  ended_at        timestamptz,
  primary key (tenant_id, signature_id),
  foreign key (tenant_id, users_id) references users,
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((kind = 'image') = (image_encrypted is not null) and num_nulls(image_encrypted, media_type, width, height, sha256) in (0, 5)),
  check ((kind = 'account') = (bank_account_id is not null) and (most_cents is null or kind = 'account')),
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check ((state = 'ended') = (ended_by is not null) and (state = 'ended') = (ended_at is not null))
);
-- One of each is asked for, and one holds.
create unique index check_signatures_asked on check_signatures (tenant_id, users_id, kind, coalesce(bank_account_id, 0)) where state = 'asked';
create unique index check_signatures_hold on check_signatures (tenant_id, users_id, kind, coalesce(bank_account_id, 0)) where state = 'approved';
create index check_signatures_of_account on check_signatures (tenant_id, bank_account_id) where bank_account_id is not null;
select tenant_table('check_signatures', 'signature_id');
revoke update on check_signatures from closewright_app;
grant update (state) on check_signatures to closewright_app;

-- Asker, decider and time are set here. Another person than who asked approves and refuses; what was asked for stays, for the owner,
-- too, but that an image is sealed with another key.
create function check_signature_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' then
      raise exception 'a signature is asked for first' using errcode = 'insufficient_privilege';
    end if;
    new.asked_by := who;
    new.asked_at := clock_timestamp();
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'image_encrypted') = (to_jsonb(old) - 'image_encrypted') then
    return new;
  end if;
  if tg_op <> 'UPDATE' or (to_jsonb(new) - 'state') <> (to_jsonb(old) - 'state')
    or not (old.state = 'asked' and new.state in ('approved', 'refused', 'withdrawn') or old.state = 'approved' and new.state = 'ended')
    or old.state = 'asked' and (who is not distinct from old.asked_by) <> (new.state = 'withdrawn')
    or new.state = 'approved' and coalesce(who !~ '^[1-9]\d*$', true)
  then
    raise exception 'a signature is approved by another person, and else stays as it is' using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'ended' then
    new.ended_by := who;
    new.ended_at := clock_timestamp();
  else
    new.decided_by := who;
    new.decided_at := clock_timestamp();
  end if;
  return new;
end $$;
create trigger check_signature_stays before insert or update or delete on check_signatures for each row execute function check_signature_stays();
create trigger check_signature_stays_whole before truncate on check_signatures for each statement execute function check_signature_stays();

-- Whose signatures were printed on a paper.
alter table check_prints add column signers integer[] not null default '{}';

-- A paper has signatures that hold for the bank account and the amount of its check, each once; above what the account asks two for, two or none.
create function check_print_is_signed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  amount bigint;
  above  bigint;
begin
  select -sum(l.amount_cents) into amount from ledger_lines l
  where l.tenant_id = new.tenant_id and l.bank_account_id = new.bank_account_id and l.stripe = new.stripe and l.number = new.number and l.account = 'outstanding';
  select b.two_signatures_above_cents into above from bank_accounts b where b.tenant_id = new.tenant_id and b.bank_account_id = new.bank_account_id;
  -- However the list is counted: as one row of people, each of them once.
  if cardinality(new.signers) > 2 or array_ndims(new.signers) <> 1 or (select count(distinct u) from unnest(new.signers) u) < cardinality(new.signers) or (amount > above and cardinality(new.signers) = 1)
    or exists (select from unnest(new.signers) s (users_id) where
      not exists (select from check_signatures i where i.tenant_id = new.tenant_id and i.users_id = s.users_id and i.kind = 'image' and i.state = 'approved')
      or not exists (select from check_signatures a where a.tenant_id = new.tenant_id and a.users_id = s.users_id and a.kind = 'account'
        and a.bank_account_id = new.bank_account_id and a.state = 'approved' and (a.most_cents is null or a.most_cents >= amount)))
  then
    raise exception 'a check has the signatures that its bank account and its amount allow' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger check_print_is_signed before insert on check_prints for each row when (new.signers <> '{}') execute function check_print_is_signed();
revoke execute on function check_signature_stays(), check_print_is_signed() from public;
