import type { BankFilePreview } from '@closewright/contract/bank-files';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { maskedNumber } from './find-account.ts';
import type { FileItem, JudgedStatement } from './judge-file.ts';
import { judgeSentFile } from './judge-sent-file.ts';
import type { BankFileReader } from './read-file.ts';
import { readSentFile, type SentFile } from './sent-file.ts';

/** What files are read with. */
export interface BankFileDeps {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly reader: BankFileReader;
  readonly clock: Clock;
}

/** What would be taken of a file. Nothing is stored. */
export async function previewBankFile(deps: BankFileDeps, caller: Caller, sent: SentFile): Promise<BankFilePreview> {
  const read = await readSentFile(deps, caller, sent);
  const { file } = read;
  const { secrets } = deps;
  const { statements, digest } = await deps.database.inTenant(caller.actor, (tx) =>
    judgeSentFile(tx, caller, read, { secrets, chosen: sent.bankAccountID, holds: false }),
  );
  return {
    ...{ format: file.format, digest, statements: statements.map(shown) },
    conflicts: statements.flatMap(({ conflicts }) => conflicts),
    warnings: [...file.warnings, ...statements.flatMap(({ warnings }) => warnings)],
  };
}

function shown({
  statement,
  account,
  obstacle,
  items,
  newDays,
}: JudgedStatement): BankFilePreview['statements'][number] {
  const { accountNumber, days } = statement;
  const count = (state: FileItem['state']) => items.filter((each) => each.state === state).length;
  return {
    ...{ bankAccountID: account?.bankAccountID ?? null, name: account?.name ?? '', obstacle, days: [...days] },
    accountNumber: accountNumber === null ? null : maskedNumber(accountNumber),
    newBalances: newDays.length,
    counts: {
      new: count('New') + count('Late'),
      known: count('Known'),
      doubtful: count('Looks like one'),
      late: count('Day is reconciled'),
    },
    items: items.map(({ item, state, like }) => ({ ...item, state, like: like && told(like) })),
  };
}

/** An item without what nobody is told of it. */
function told({
  bankItemID,
  date,
  valueDate,
  kind,
  amount,
  code,
  checkNumber,
  bankReference,
  customerReference,
  text,
  bankID,
}: StoredBankItem) {
  return {
    ...{ bankItemID, date, valueDate, kind, amount, code, checkNumber, bankReference, customerReference, text, bankID },
  };
}
