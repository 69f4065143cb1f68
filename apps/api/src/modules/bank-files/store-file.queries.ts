import type { BankFileFormat } from '@closewright/domain/bank-files';
import type { Insertable, Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { BankDaysTable, BankFileAccountsTable, BankItemsTable, DB } from '../../platform/db/schema.gen.ts';
import type { TakenStatement } from './taken-statement.ts';

/** What is stored of a file; by whom and when, the table says itself. */
interface NewBankFile {
  readonly bankFileID: number;
  readonly fileName: string;
  readonly format: BankFileFormat;
  readonly bankFileLayoutID: number | null;
  readonly bytes: number;
  readonly sha256: string;
  readonly identity: string | null;
  readonly sealed: Buffer;
  /** The id of its first item: the others follow. */
  readonly firstItemID: number;
  readonly taken: readonly TakenStatement[];
}

/** Stores a file with what is new in it: the items of all accounts in one statement. */
export async function storeBankFile(
  tx: Transaction<DB>,
  tenant: string,
  { bankFileID, sealed, firstItemID, taken, ...file }: NewBankFile,
): Promise<void> {
  const key = { tenant_id: tenant, bank_file_id: bankFileID };
  await tx
    .insertInto('bank_files')
    .values({
      ...{ ...key, file_name: file.fileName, format: file.format, bank_file_layout_id: file.bankFileLayoutID },
      ...{ bytes: file.bytes, sha256: file.sha256, identity: file.identity },
    })
    .execute();
  await tx
    .insertInto('bank_file_contents')
    .values({ ...key, content_encrypted: sealed })
    .execute();
  await insertRows(
    tx,
    'bank_file_accounts',
    taken.map(({ bankAccountID, from, through, items, days, leansOn, ...sums }) => ({
      // Hash, name and whether it stands, the table takes from the file.
      ...{ ...key, bank_account_id: bankAccountID, sha256: file.sha256, stands: true },
      ...{ from_date: from, through_date: through, item_count: items.length, day_count: days.length },
      ...{ in_cents: sums.in, out_cents: sums.out, leans_on: [...leansOn] },
    })) satisfies Insertable<BankFileAccountsTable>[],
  );
  for (const { bankAccountID, days } of taken) {
    if (days.length === 0) continue;
    // What was typed of a day is of the file from now on.
    await tx
      .deleteFrom('bank_days')
      .where('tenant_id', '=', tenant)
      .where('bank_account_id', '=', bankAccountID)
      .where('bank_file_id', 'is', null)
      .where(
        'day',
        'in',
        days.map(({ date }) => date),
      )
      .execute();
  }
  await insertRows(tx, 'bank_days', daysOf(key, taken));
  const items = itemsOf(key, firstItemID, taken);
  if (items.length > 0) await insertRows(tx, 'bank_items', items);
}

interface Key {
  readonly tenant_id: string;
  readonly bank_file_id: number;
}

const daysOf = (key: Key, taken: readonly TakenStatement[]) =>
  taken.flatMap(({ bankAccountID, days }) =>
    days.map(
      ({ date, opening, closing, available }): Insertable<BankDaysTable> => ({
        ...{ ...key, bank_account_id: bankAccountID, day: date },
        ...{ opening_cents: opening, closing_cents: closing, available_cents: available },
      }),
    ),
  );

function itemsOf(key: Key, firstItemID: number, taken: readonly TakenStatement[]): Insertable<BankItemsTable>[] {
  const all = taken.flatMap(({ bankAccountID, items }) => items.map((item) => ({ bankAccountID, item })));
  return all.map(({ bankAccountID, item }, at) => ({
    ...{ ...key, bank_account_id: bankAccountID, bank_item_id: firstItemID + at, line: item.line, day: item.day },
    bank_day: item.bankDay,
    ...{ value_date: item.valueDate, kind: item.kind, amount_cents: item.amount, code: item.code },
    ...{ check_number: item.checkNumber, bank_reference: item.bankReference, text: item.text, bank_id: item.bankID },
    ...{ customer_reference: item.customerReference, identity: item.identity, nth: item.nth },
  }));
}
