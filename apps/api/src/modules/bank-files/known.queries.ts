import type { BankItem, StoredBankItem } from '@closewright/domain/bank-files';
import type { WireDate } from '@closewright/domain/dates';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** An item that is known, with what tells it from others and the file that told it. */
export interface KnownItem extends StoredBankItem {
  /** The day that it stands on; `date` is the bank's own. */
  readonly day: WireDate;
  readonly bankFileID: number;
  readonly identity: string;
  readonly nth: number;
}

/** A balance that is known; typed where no file told it. */
export interface KnownDay {
  readonly date: WireDate;
  readonly bankFileID: number | null;
  readonly closing: number;
}

/** A file that told of an account before. */
export interface ToldBefore {
  readonly fileName: string;
  readonly importedBy: string;
  readonly importedAt: string;
}

/** What is known of an account beside a file. */
export interface Known {
  readonly items: readonly KnownItem[];
  readonly days: readonly KnownDay[];
  /** The balance before the first day of the file; null where none is known. */
  readonly dayBefore: KnownDay | null;
  /** The same file, where it was taken already. */
  readonly told: ToldBefore | null;
}

/** An item `i` as it is told, by the names of its values. */
const itemValues = sql`'bankItemID', i.bank_item_id, 'date', coalesce(i.bank_day, i.day), 'valueDate', i.value_date, 'kind', i.kind, 'amount', i.amount_cents,
  'code', i.code, 'checkNumber', i.check_number, 'bankReference', i.bank_reference, 'customerReference', i.customer_reference,
  'text', i.text, 'bankID', i.bank_id`;

/** An item `i` as it is told, as JSON. */
export const itemJSON: RawBuilder<StoredBankItem> = sql<StoredBankItem>`json_build_object(${itemValues})`;

const dayJSON = sql`json_build_object('date', d.day, 'bankFileID', d.bank_file_id, 'closing', d.closing_cents)`;

interface OfFile {
  readonly bankAccountID: number;
  readonly from: WireDate;
  readonly through: WireDate;
  readonly items: readonly BankItem[];
  readonly sha256: string;
  readonly identity: string | null;
}

/** What is known of an account of the days of a file and of one before and after, and of the names that the bank gives in it. */
export async function readKnown(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID, from, through, items, sha256, identity }: OfFile,
): Promise<Known> {
  const names = [...new Set(items.flatMap(({ bankID }) => (bankID === null ? [] : [bankID])))];
  const ofAccount = (row: 'i' | 'd' | 'a') => sql`
    ${sql.ref(`${row}.tenant_id`)} = ${tenant} and ${sql.ref(`${row}.bank_account_id`)} = ${bankAccountID}`;
  const { rows } = await sql<Known>`
    select
      coalesce((select json_agg(json_build_object(${itemValues}, 'day', i.day, 'bankFileID', i.bank_file_id, 'identity', i.identity, 'nth', i.nth)
          order by i.day, i.bank_item_id)
        from bank_items i where ${ofAccount('i')} and (i.day between ${from}::date - 1 and ${through}::date + 1
          or i.bank_day is not null and i.bank_day <= ${through}::date + 1 and i.day >= ${from}::date - 1 or i.bank_id = any(${names}::text[]))), '[]') as items,
      coalesce((select json_agg(${dayJSON} order by d.day) from bank_days d
        where ${ofAccount('d')} and d.day between ${from}::date and ${through}::date), '[]') as days,
      (select ${dayJSON} from bank_days d where ${ofAccount('d')} and d.day < ${from}::date order by d.day desc limit 1) as "dayBefore",
      (select json_build_object('fileName', f.file_name, 'importedAt', iso_instant(f.imported_at),
          'importedBy', coalesce((select u.display_name from users u where u.tenant_id = ${tenant} and u.users_id::text = f.imported_by), f.imported_by))
        from bank_file_accounts a join bank_files f on f.tenant_id = a.tenant_id and f.bank_file_id = a.bank_file_id
        where ${ofAccount('a')} and a.stands and (a.sha256 = ${sha256} or a.identity = ${identity}) order by f.bank_file_id limit 1) as told`.execute(
    tx,
  );
  return rows[0] ?? { items: [], days: [], dayBefore: null, told: null };
}
