import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';

/** Why the bank of a payee gives a credit back, or says what has to be other, by the codes of Nacha. Others are told by their code alone. */
const reasons: Readonly<Record<string, string>> = {
  R02: 'The account is closed',
  R03: 'There is no such account, or it is somebody else’s',
  R04: 'The account number is not a valid one',
  R06: 'The bank that sent it asked for it back',
  R09: 'Not yet collected',
  R10: 'The owner of the account did not authorize it',
  R11: 'It is not what the owner of the account authorized',
  R12: 'The branch was sold to another bank',
  R13: 'The bank takes no ACH entries',
  R14: 'Who received it for the payee has died or cannot any more',
  R15: 'The payee or the owner of the account has died',
  R16: 'The account is frozen',
  R17: 'The file does not fit, or the entry looks like fraud',
  R20: 'The account takes no ACH entries',
  R21: 'The company identification is not a valid one',
  R22: 'The individual ID is not a valid one',
  R23: 'The payee refused it',
  R24: 'The entry came twice',
  R29: 'The business did not authorize it',
  R31: 'The bank agreed to take it back late',
  R61: 'It came back to the wrong bank',
  R67: 'It came back twice',
  R68: 'It came back too late',
  C01: 'Another account number',
  C02: 'Another routing number',
  C03: 'Another routing number and another account number',
  C04: 'Another name',
  C05: 'Another kind of account',
  C06: 'Another account number and another kind of account',
  C07: 'Another routing number, account number and kind of account',
  C09: 'Another individual ID',
  C13: 'The addenda record does not fit',
};

/** The codes by which a payment that is credited may come back, for whoever types one. */
export const achReturnCodes = Object.keys(reasons).filter((code) => code.startsWith('R'));

/** What is wrong with the day on which a payment of a day came back; null when nothing is. */
export function returnDayProblem(
  returnedOn: WireDate,
  { from, today }: { readonly from: WireDate; readonly today: WireDate },
): string | null {
  if (returnedOn > today) return 'This day is still to come';
  return returnedOn < from ? `It was posted for ${formatDate(from)}` : null;
}

/** A return code is `R` and two digits. */
export const isAchReturnCode = (code: string): boolean => /^R\d\d$/.test(code);

/** What a code says: `R03: There is no such account…`. */
export const achReasonWords = (code: string): string => {
  const words = reasons[code];
  return words === undefined ? code : `${code}: ${words}`;
};
