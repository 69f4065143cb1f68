import type { NamedReceipt, VerifiedReceipt } from '@closewright/contract/receipt-verification';
import { transactionKey } from '@closewright/domain/check-writing';
import type { WireDate } from '@closewright/domain/dates';
import type { Caller } from '../../platform/auth/caller.ts';
import { asAppError } from '../../platform/errors/as-app-error.ts';
import { invalid } from '../../platform/records/index.ts';
import type { CheckWritingDeps } from './file-ledger.usecases.ts';
import { postBesideFile } from './posting-work.ts';
import { addSlipFor, collections, deposits } from './receipts.usecases.ts';

/** Tells the log of what nobody expected. */
type Report = (error: unknown) => void;

interface Verifying {
  readonly date: WireDate;
  readonly receipts: readonly NamedReceipt[];
}

const right = { action: 'verifyReceipts', name: 'Receipt Verification' } as const;
const notThere = 'This receipt could not be found.';

/** Makes receipts of any files good funds, each in a transaction of its own: what fails of one is told as its problem and stops no other. */
export async function verifyReceipts(
  deps: CheckWritingDeps,
  caller: Caller,
  { note, ...verifying }: Verifying & { readonly note: string | null },
  report: Report,
): Promise<{ verified: VerifiedReceipt[] }> {
  const verified = await eachOf(verifying, report, (one) =>
    postBesideFile(deps, caller, one, right, async (inHand) => collections(inHand, { ...one, note })),
  );
  return { verified };
}

interface Depositing {
  readonly bankAccountID: number;
  readonly date: WireDate;
  readonly receipts: readonly Omit<NamedReceipt, 'bankAccountID'>[];
}

/** Brings receipts of several files to the bank with one slip, each receipt in a transaction of its own. */
export async function depositTogether(
  deps: CheckWritingDeps,
  caller: Caller,
  { bankAccountID, date, receipts }: Depositing,
  report: Report,
): Promise<{ slip: number | null; deposited: VerifiedReceipt[] }> {
  let slip: number | null = null;
  const asked = { date, receipts: receipts.map((one) => ({ ...one, bankAccountID })) };
  const deposited = await eachOf(asked, report, async (one) => {
    // The slip is made by the first receipt that is on it: one that is refused leaves none behind.
    let made = slip;
    await postBesideFile(deps, caller, one, right, (inHand) =>
      deposits(inHand, one, async () => {
        made ??= await addSlipFor(inHand, one);
        return made;
      }),
    );
    slip = made;
  });
  return { slip, deposited };
}

type One = Verifying & Omit<NamedReceipt, 'stripe' | 'number'>;

async function eachOf(
  { date, receipts }: Verifying,
  report: Report,
  work: (one: One) => Promise<void>,
): Promise<VerifiedReceipt[]> {
  const keys = receipts.map(transactionKey);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (twice >= 0) throw invalid(`receipts.${twice}`, 'It is named twice');
  const all: VerifiedReceipt[] = [];
  for (const named of receipts) {
    const { ordersID, bankAccountID } = named;
    const problem = await work({ date, ordersID, bankAccountID, receipts: [named] }).then(
      () => null,
      problemIn(report),
    );
    all.push({ ...named, problem });
  }
  return all;
}

const problemIn =
  (report: Report) =>
  (error: unknown): string => {
    const { code, message, modelState } = asAppError(error);
    if (code === 'INTERNAL') report(error);
    // A file of another region is not there, and neither is what came in for it.
    if (code === 'NOT_FOUND') return notThere;
    return Object.values(modelState ?? {})[0]?.[0] ?? message;
  };
