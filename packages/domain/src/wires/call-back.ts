import { plainAccount } from '../formats/index.ts';
import type { CallBackResult } from './wire-instructions.ts';

/** A call as it is typed, and the instructions it is about. */
export interface TypedCallBack {
  readonly result: CallBackResult;
  readonly numberCalled: string;
  /** The number that came with the instructions. */
  readonly phoneGiven: string | null;
  readonly spokeTo: string | null;
  /** As it was read back. */
  readonly accountNumber: string | null;
  readonly stored: { readonly accountNumber: string; readonly enteredBy: string };
  /** Who called. */
  readonly by: string;
}

/** What is wrong with a call, and at which field; null when nothing is. */
export function callBackProblem({
  result,
  numberCalled,
  phoneGiven,
  spokeTo,
  accountNumber,
  stored,
  by,
}: TypedCallBack): {
  readonly field: 'result' | 'numberCalled' | 'spokeTo' | 'accountNumber';
  readonly words: string;
} | null {
  if (digitsOf(numberCalled).length < fewestDigits)
    return { field: 'numberCalled', words: `A phone number has at least ${fewestDigits} digits` };
  if (phoneGiven !== null && isSameNumber(numberCalled, phoneGiven))
    return { field: 'numberCalled', words: 'This number came with the instructions: call one that is known otherwise' };
  if (result !== 'Confirmed') return null;
  if (by === stored.enteredBy)
    return { field: 'result', words: 'Another person than who entered the instructions confirms them' };
  if (!spokeTo?.trim()) return { field: 'spokeTo', words: 'Say who confirmed it: a voicemail is no call' };
  if (!accountNumber?.trim()) return { field: 'accountNumber', words: 'Type the account number as it was read back' };
  return plainAccount(accountNumber) === plainAccount(stored.accountNumber)
    ? null
    : {
        field: 'accountNumber',
        words: 'This is not the account number of the instructions. If it was read back so, the call differs',
      };
}

/** Of a number without its area code. */
const fewestDigits = 7;

const digitsOf = (number: string): string => number.normalize('NFKC').replace(/\D/g, '');

/** Whether two numbers are the same line: one may leave out the country or the area, or name an extension. */
function isSameNumber(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [digitsOf(one), digitsOf(other)].toSorted((a, b) => a.length - b.length);
  return shorter.length >= fewestDigits && longer.includes(shorter);
}
