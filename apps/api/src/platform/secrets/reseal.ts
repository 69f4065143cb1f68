import type pg from 'pg';
import { resignHeads } from '../audit/proof/resign-heads.ts';
import { actorKey, systemActor } from '../tenant/in-tenant.ts';
import { type SecretBox, textSeal } from './secret-box.ts';
import { openBeside } from './tax-id.ts';

/** Where the signing keys of the development sign-in are sealed (migrations/0002). They belong to no column of bytes. */
export const identityKeyPlace = (tenant: string, kid: string) => ({
  tenant,
  table: 'identity_keys',
  column: 'private_jwk',
  row: kid,
});

/** Runs work on a connection of the owner. Between two of them others get their turn on the one of the embedded database. */
type AsOwner = <T>(work: (owner: pg.ClientBase) => Promise<T>) => Promise<T>;

interface Column {
  readonly table: string;
  readonly column: string;
  /** The column beside it that says how its values end. */
  readonly ending: string | null;
  readonly key: readonly string[];
}

interface Options {
  /** Ends it between two batches. */
  readonly signal?: AbortSignal;
  /** Values that are sealed in one transaction. */
  readonly batchSize?: number;
}

/**
 * Seals every stored secret with the newest key in the newest form, tenant by tenant, and answers how many there were: the columns named
 * `*_encrypted`, and the signing keys of the development sign-in. The heads of the audit are signed anew, too. Safe to stop and to repeat:
 * what is sealed so is left alone. A value that is not of its row, as far as can be told, ends it.
 */
export async function reseal(asOwner: AsOwner, box: SecretBox, options: Options = {}): Promise<number> {
  const { signal, batchSize = 500 } = options;
  const columns = await asOwner(sealedColumns);
  const tenants = await asOwner(tenantNames);
  let count = 0;
  for (const tenant of tenants) {
    for (const column of columns) {
      for (let done = batchSize; done === batchSize; count += done) {
        signal?.throwIfAborted();
        done = await asOwner((owner) => resealBatch(owner, box, { tenant, ...column, batchSize }));
      }
    }
    count += await asOwner((owner) => resealIdentityKeys(owner, box, tenant));
    await asOwner((owner) => inTransaction(owner, tenant, () => resignHeads(owner, box, tenant)));
  }
  return count;
}

interface SealedRow {
  readonly key: string;
  /** As a seal names it. */
  readonly row: string;
  readonly sealed: Buffer;
  readonly last4: string | null;
}

async function sealedColumns(owner: pg.ClientBase): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table, a.attname as column,
       (select e.attname from pg_attribute e where e.attrelid = c.oid and not e.attisdropped
          and e.attname = regexp_replace(a.attname, '_encrypted$', '_last4')) as ending,
       (select array_agg(k.attname::text order by k.attnum) from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     where a.attname like '%\\_encrypted' and not a.attisdropped`,
  );
  return rows;
}

async function tenantNames(owner: pg.ClientBase): Promise<string[]> {
  return inTransaction(owner, '', async () => {
    await owner.query("select set_config('app.system', 'on', true)");
    const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from tenants order by tenant_id');
    return rows.map(({ tenant_id }) => tenant_id);
  });
}

/** Seals up to so many values anew that are not sealed with the newest key and form; answers how many there were. */
async function resealBatch(
  owner: pg.ClientBase,
  box: SecretBox,
  { tenant, table, column, ending, key, batchSize }: Column & { readonly tenant: string; readonly batchSize: number },
): Promise<number> {
  const name = owner.escapeIdentifier(column);
  const from = owner.escapeIdentifier(table);
  const keys = key.map((part) => owner.escapeIdentifier(part)).join(', ');
  const named = key.filter((part) => part !== 'tenant_id').map((part) => owner.escapeIdentifier(part));
  const open = ({ row, sealed, last4 }: SealedRow): string => {
    const place = { tenant, table, column, row };
    return ending === null ? box.decrypt(sealed, place) : openBeside(box, place, sealed, last4);
  };
  return inTransaction(owner, tenant, async () => {
    // As every writer does before it locks rows (decision 0030): with one that has a file and wants a row of it, neither would go on.
    await owner.query('select lock_tenant()');
    const { rows } = await owner.query<SealedRow>(
      `select row(${keys})::text as key, concat_ws('/', ${named.join(', ')}) as row, ${name} as sealed,
         ${ending === null ? 'null' : owner.escapeIdentifier(ending)} as last4 from ${from} where tenant_id = $1 and ${name} is not null
         and substring(${name} from 1 for length($2::bytea)) <> $2 order by ${keys} limit ${batchSize} for update`,
      [tenant, box.currentPrefix()],
    );
    if (rows.length === 0) return 0;
    await owner.query(
      `update ${from} t set ${name} = n.sealed from unnest($2::text[], $3::bytea[]) as n (key, sealed)
       where t.tenant_id = $1 and row(${key.map((part) => `t.${owner.escapeIdentifier(part)}`).join(', ')})::text = n.key`,
      [
        tenant,
        rows.map((row) => row.key),
        rows.map((row) => box.encrypt(open(row), { tenant, table, column, row: row.row })),
      ],
    );
    return rows.length;
  });
}

async function resealIdentityKeys(owner: pg.ClientBase, box: SecretBox, tenant: string): Promise<number> {
  return inTransaction(owner, tenant, async () => {
    const { rows } = await owner.query<{ kid: string; sealed: string }>(
      "select kid, private_jwk ->> 'sealed' as sealed from identity_keys where tenant_id = $1",
      [tenant],
    );
    const old = rows.filter(({ sealed }) => !box.isCurrent(Buffer.from(sealed, 'base64url')));
    for (const { kid, sealed } of old) {
      const seal = textSeal(box, identityKeyPlace(tenant, kid));
      await owner.query(
        "update identity_keys set private_jwk = jsonb_build_object('sealed', $3::text) where tenant_id = $1 and kid = $2",
        [tenant, kid, seal.seal(seal.open(sealed))],
      );
    }
    return old.length;
  });
}

async function inTransaction<T>(owner: pg.ClientBase, tenant: string, work: () => Promise<T>): Promise<T> {
  const actor = systemActor(tenant, 'keys-rotate');
  await owner.query('begin');
  try {
    await owner.query(
      "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true), set_config('app.request', $3, true)",
      [tenant, actorKey(actor), actor.requestID],
    );
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
