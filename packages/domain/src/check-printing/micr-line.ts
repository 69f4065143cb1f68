import { routingNumberFinding } from '../banking/index.ts';
import { InputError } from '../errors/index.ts';
import { plainAccount } from '../formats/index.ts';

/** What a MICR line is made of. */
export interface MicrParts {
  readonly checkNumber: number;
  readonly routingNumber: string;
  /** In full; blanks and dashes are left out. */
  readonly accountNumber: string;
}

/**
 * The fields of the line by their positions, which count from 1 at the right end of the check. The amount (1 to 12) is the bank's to print; 13, 32, 44 and 45 stay empty;
 * so do 63 to 65, which American banks leave empty.
 */
export const micrPositions = {
  last: 65,
  /** The account number, its first digit at 31, and the symbol behind its last. */
  onUs: { from: 31, to: 14 },
  /** The routing number between two symbols. */
  transit: { from: 43, to: 33 },
  /** The number of the check between two symbols. */
  auxiliary: { from: 62, to: 46 },
} as const;

/** The symbols of E-13B beside its digits, as Unicode has them. */
export const micrSymbols = { transit: '⑆', amount: '⑇', onUs: '⑈', dash: '⑉' } as const;

/** A number of a check has at least so many digits in the line. */
const leastDigits = 6;

const roomOf = ({ from, to }: { readonly from: number; readonly to: number }): number => from - to + 1;
const mostOfAccount = roomOf(micrPositions.onUs) - 1;
const mostOfNumber = roomOf(micrPositions.auxiliary) - 2;

/** What keeps a MICR line from being printed, by part; empty: it can be. */
export function micrProblems(parts: MicrParts): Partial<Record<keyof MicrParts, string>> {
  const routing = routingNumberFinding(parts.routingNumber);
  const account = accountProblem(plainAccount(parts.accountNumber));
  const number = numberProblem(parts.checkNumber);
  return {
    ...(number !== null && { checkNumber: number }),
    ...(routing !== null && { routingNumber: routing }),
    ...(account !== null && { accountNumber: account }),
  };
}

function accountProblem(digits: string): string | null {
  if (digits === '') return 'A MICR line needs an account number';
  if (!/^\d+$/.test(digits)) return 'A MICR line has digits only: this account number has something else';
  return digits.length <= mostOfAccount
    ? null
    : `A MICR line has room for ${mostOfAccount} digits of an account number`;
}

function numberProblem(number: number): string | null {
  if (!Number.isSafeInteger(number) || number < 1) return 'A check number is a whole number from 1 on';
  return String(number).length <= mostOfNumber
    ? null
    : `A MICR line has room for ${mostOfNumber} digits of a check number`;
}

/**
 * The MICR line of a check, a character for each position from 65 down to 1; where nothing is printed is a blank.
 * @throws InputError where a part cannot be printed
 */
export function micrLine(parts: MicrParts): string {
  const [problem] = Object.entries(micrProblems(parts));
  if (problem) throw new InputError('MALFORMED', ...problem);
  return placed(String(parts.checkNumber), parts.routingNumber, plainAccount(parts.accountNumber));
}

/** A MICR line of zeros: no bank has that routing number, so that what bears it cannot be paid. */
export const unpayableMicrLine = placed('0', '0'.repeat(9), '0'.repeat(10));

function placed(number: string, routing: string, account: string): string {
  const { transit, onUs } = micrSymbols;
  const positions = Array.from({ length: micrPositions.last }, () => ' ');
  const put = (from: number, text: string) => {
    for (const [at, character] of [...text].entries()) positions[micrPositions.last - from + at] = character;
  };
  const serial = `${onUs}${number.padStart(leastDigits, '0')}${onUs}`;
  put(micrPositions.auxiliary.to + serial.length - 1, serial);
  put(micrPositions.transit.from, `${transit}${routing}${transit}`);
  put(micrPositions.onUs.from, `${account}${onUs}`);
  return positions.join('');
}
