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

/** The digits that letters stand for: `FLOWERS` is dialed 356 9377. */
const keypad = Object.fromEntries(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [letter, '22233344455566677778889999'[at] ?? '']),
);
const dialed = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => keypad[letter] ?? '');

/** An extension at the end. */
const extension = /(?:ext(?:ension)?|x|#)[\s.:]*\d{1,6}\s*$/i;

/** How a number may be meant: its letters are dialed, or are words beside it. */
function writingsOf(number: string): { readonly all: string; readonly local: string }[] {
  const line = number.normalize('NFKC').trim().replace(extension, '');
  return [
    { all: digitsOf(number), local: digitsOf(line).slice(-fewestDigits) },
    { all: digitsOf(dialed(line)), local: digitsOf(dialed(line)).slice(-fewestDigits) },
  ];
}

/** Whether two numbers are the same line, however they are written: the local part of one is in the other. */
const isSameNumber = (one: string, other: string): boolean =>
  writingsOf(one).some((a) =>
    writingsOf(other).some(
      (b) =>
        (a.local.length === fewestDigits && b.all.includes(a.local)) ||
        (b.local.length === fewestDigits && a.all.includes(b.local)),
    ),
  );
