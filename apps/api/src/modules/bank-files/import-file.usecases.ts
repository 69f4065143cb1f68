import type { BankFileRow } from '@closewright/contract/bank-files';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { refusedAsClosed, refusedAt, refusedFile } from './bank-file-refused.ts';
import { foundFile } from './bank-files.usecases.ts';
import { contentPlace } from './content-place.ts';
import { fileIdentity, type JudgedStatement } from './judge-file.ts';
import { judgeSentFile } from './judge-sent-file.ts';
import type { BankFileDeps } from './preview-file.usecases.ts';
import { type ReadFile, readSentFile, type SentFile } from './sent-file.ts';
import { storeBankFile } from './store-file.queries.ts';
import { type TakenStatement, takenOf } from './taken-statement.ts';

/** A file as it is taken. */
interface ImportedFile extends SentFile {
  /** That of its preview. */
  readonly digest: string;
  /** Items that look like known ones and are others. */
  readonly keep: readonly { readonly statement: number; readonly line: number }[];
}

/** Takes what is new in a file, where that is what whoever asks has seen. */
export async function importBankFile(
  deps: BankFileDeps,
  caller: Caller,
  { keep, digest: seen, ...sent }: ImportedFile,
): Promise<BankFileRow> {
  const read = await readSentFile(deps, caller, sent);
  const { secrets, database } = deps;
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    // No file is written, and what others do with files goes on meanwhile.
    await lockFiles(tx, []);
    const judging = { secrets, chosen: sent.bankAccountID, holds: true };
    const { statements, known, digest } = await judgeSentFile(tx, caller, read, judging);
    if (digest !== seen) throw refusedAt('BANK_FILE_REFUSED', 'digest', changed);
    refuseConflicts(statements);
    refuseKept(statements, keep);
    const taken = statements.flatMap((one, at) => {
      const { account, obstacle } = one;
      const of = account && known.get(account.bankAccountID);
      if (!account || !of || obstacle !== null) return [];
      const lines = new Set(keep.filter(({ statement }) => statement === at).map(({ line }) => line));
      return [takenOf(one, account, of, lines)];
    });
    if (!taken.some(({ items, days }) => items.length + days.length > 0))
      throw refusedFile([{ line: null, text: 'Nothing in this file is new' }]);
    const bankFileID = await store(tx, tenant, { secrets, fileName: sent.fileName, read, taken });
    return (await foundFile(tx, caller, bankFileID)).file;
  });
}

async function store(
  tx: Transaction<DB>,
  tenant: string,
  {
    secrets,
    fileName,
    read: { file, content, sha256, bankFileLayoutID },
    taken,
  }: {
    readonly secrets: SecretBox;
    readonly fileName: string;
    readonly read: ReadFile;
    readonly taken: readonly TakenStatement[];
  },
): Promise<number> {
  const bankFileID = await nextIDs(tx, 'bank_file_id');
  const count = taken.reduce((sum, { items }) => sum + items.length, 0);
  const firstItemID = count === 0 ? 0 : await nextIDs(tx, 'bank_item_id', count);
  const { format } = file;
  const sealed = secrets.encrypt(content.toString('latin1'), contentPlace(tenant, bankFileID));
  const of = { bankFileID, fileName, format, bankFileLayoutID, bytes: content.length, sha256 };
  await storeBankFile(tx, tenant, { ...of, identity: fileIdentity(file), sealed, firstItemID, taken }).catch(
    (error) => {
      throw refusedAsClosed(error, 'digest');
    },
  );
  return bankFileID;
}

const changed = 'Something else is known by now than was seen. Look at the file again.';

function refuseConflicts(statements: readonly JudgedStatement[]): void {
  const conflicts = statements.flatMap((one) => one.conflicts);
  if (conflicts.length > 0) throw refusedFile(conflicts);
}

/** Only what looks like a known item is kept by saying so. */
function refuseKept(statements: readonly JudgedStatement[], keep: ImportedFile['keep']): void {
  const doubtful = statements.map(
    ({ items }) => new Set(items.flatMap(({ item, state }) => (state === 'Looks like one' ? [item.line] : []))),
  );
  const wrong = keep.findIndex(({ statement, line }) => !doubtful[statement]?.has(line));
  if (wrong < 0) return;
  const why = 'This line looks like no known item';
  throw new AppError('VALIDATION_FAILED', undefined, { modelState: { [`keep.${wrong}`]: [why] } });
}
