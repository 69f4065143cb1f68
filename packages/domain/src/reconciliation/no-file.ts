import type { BankItemKind, StoredBankItem } from '../bank-files/index.ts';
import { isPaidCheck } from './references.ts';

/** Whether an item of the bank may be money of no file, unclaimed or credited by mistake: what came in. Interest is posted as such. */
export const mayBeOfNoFile = ({ kind, amount }: Pick<StoredBankItem, 'kind' | 'amount'>): boolean =>
  amount > 0 && kind !== 'Interest';

/** Money of no file, as far as it says what may be done with it. */
interface OfNoFile {
  readonly kind: 'unclaimed receipt' | 'bank error';
  readonly depositedOn: string | null;
}

/** Why no file may claim money of no file; null where one may. */
export function claimProblem({ kind, depositedOn }: OfNoFile): string | null {
  if (kind === 'bank error') return 'The bank credited this by mistake: no file claims it.';
  return depositedOn === null ? 'It is not at the bank yet.' : null;
}

/** Why money of no file is not paid back to anybody; null where it may be. */
export function payBackProblem({ kind, depositedOn }: OfNoFile): string | null {
  if (kind === 'bank error') return 'The bank takes its own mistake back: nobody else is paid of it';
  return depositedOn === null ? 'It is not at the bank yet' : null;
}

/** Why money of no file is not taken back as recorded by mistake; null where it may be: what was claimed is given back, and a payment voided. Cents. */
export const takeBackProblem = ({ left, amount }: { readonly left: number; readonly amount: number }): string | null =>
  left < amount ? 'Something was claimed or paid of it: take back the claim, or void the payment, first.' : null;

/** What the bank takes back by: what came back to it, and what it names no kind of. Our own payments are none of it. */
const takingBack: ReadonlySet<BankItemKind> = new Set(['Returned deposit', 'Reversal', 'Other out']);

/** Why an item of the bank is not the bank taking back what it had credited; null where it may be (0122_unclaimed_money.sql). */
export function takenByBankProblem(item: StoredBankItem): string | null {
  const { kind, amount } = item;
  if (amount >= 0) return 'This is nothing that the bank took';
  if (takingBack.has(kind) && !isPaidCheck(item)) return null;
  return `The bank calls this ${isPaidCheck(item) ? 'a check' : kind}: that is no return`;
}

/** What is wrong with the note on a return: whoever takes as one what the bank does not call so says why. Null where nothing is. */
export const returnNoteProblem = ({ kind }: Pick<StoredBankItem, 'kind'>, note: string | null): string | null =>
  kind === 'Returned deposit' || note !== null ? null : 'The bank does not call it a return: say why it is one';

/** How money of no file is paid. */
export const noFileMethods = ['check', 'wire', 'ACH'] as const;
export type NoFileMethod = (typeof noFileMethods)[number];

/** What a payment of no file lacks to be asked for, by field; nothing where it lacks none. A wire and an ACH payment go to a payee of the registry. */
export function paidHowProblems({
  method,
  checkNumber,
  wirePayeeID,
}: {
  readonly method: NoFileMethod;
  readonly checkNumber: number | null;
  readonly wirePayeeID: number | null;
}): { readonly checkNumber?: string; readonly wirePayeeID?: string } {
  if (method === 'check')
    return {
      ...(checkNumber === null && { checkNumber: 'Enter the number of the check' }),
      ...(wirePayeeID !== null && { wirePayeeID: 'A check names no payee of wires' }),
    };
  return {
    ...(checkNumber !== null && { checkNumber: 'Only a check has a number' }),
    ...(wirePayeeID === null && { wirePayeeID: 'Choose a payee of wires' }),
  };
}
