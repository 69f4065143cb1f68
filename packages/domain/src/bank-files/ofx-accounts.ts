import type { WireDate } from '../dates/index.ts';
import { isABA } from '../formats/index.ts';
import { type BankDay, type BankItem, type BankStatement, bankFileLimits } from './bank-file.ts';
import { checkNumberOf, plainText, reference, shown } from './bank-words.ts';
import type { Findings } from './findings.ts';
import { newItemLines } from './item-lines.ts';
import type { OfxPart } from './ofx-tags.ts';
import { kindOfType, ofxAmount, ofxDate } from './ofx-values.ts';
import { withoutTwins } from './twins.ts';

interface Account {
  routingNumber: string | null;
  accountNumber: string | null;
  readonly days: Map<WireDate, BankDay>;
  readonly items: BankItem[];
  /** Names of items that the bank takes back or replaces. */
  readonly corrected: Set<string>;
}

/** The accounts of a file as its parts end. */
export interface OfxAccounts {
  readonly take: (part: OfxPart, within: readonly OfxPart[]) => void;
  /** Items so far. */
  readonly count: () => number;
  readonly statements: () => readonly BankStatement[];
}

const newAccount = (): Account => ({
  ...{ routingNumber: null, accountNumber: null, days: new Map(), items: [], corrected: new Set() },
});

/** Collects the accounts of a file; of one that stands there several times the items of all. */
export function newOfxAccounts(findings: Findings): OfxAccounts {
  const { problem, warn } = findings;
  const accounts = new Map<string, Account>();
  const lineOf = newItemLines();
  let now = newAccount();
  let madeOn: WireDate | null = null;
  let count = 0;

  const of = ({ values }: OfxPart, name: string) => values.get(name) ?? '';
  const parts: Readonly<Record<string, (part: OfxPart, within: readonly OfxPart[]) => void>> = {
    SONRS: (part) => {
      madeOn = ofxDate(of(part, 'DTSERVER'));
    },
    STATUS: (part) => {
      if (of(part, 'SEVERITY').toUpperCase() === 'ERROR')
        problem(part.line, `The bank answers with the error ${shown(of(part, 'CODE'))} in place of a statement`);
    },
    PAYEE: (part, within) => {
      const name = within.at(-1)?.values;
      if (name && !name.has('NAME')) name.set('NAME', of(part, 'NAME'));
    },
    CURRENCY: (part) => needDollars(part.line, of(part, 'CURSYM'), findings),
    BANKACCTFROM: (part) => {
      const bank = of(part, 'BANKID');
      now.routingNumber = isABA(bank) ? bank : null;
      now.accountNumber = plainText(of(part, 'ACCTID')) || null;
    },
    STMTTRN: (part) => {
      count++;
      const correction = of(part, 'CORRECTFITID');
      if (correction !== '') {
        now.corrected.add(plainText(correction));
        warn(
          part.line,
          `The bank corrects the item ${shown(correction)}: where it was taken before, take its file back`,
        );
        if (of(part, 'CORRECTACTION').toUpperCase() === 'DELETE') return;
      }
      const item = itemOf(part, findings);
      if (item) now.items.push({ ...item, line: lineOf(part.line) });
    },
    LEDGERBAL: (part) => {
      const { date, amount } = balanceOf(part, findings);
      now.days.set(date, { opening: null, available: null, ...now.days.get(date), date, closing: amount });
      if (date !== '' && date === madeOn)
        warn(part.line, 'The balance is of the day on which the file was made: what came later that day is not in it');
    },
    AVAILBAL: (part) => {
      const { date, amount } = balanceOf(part, findings);
      now.days.set(date, { opening: null, closing: null, ...now.days.get(date), date, available: amount });
    },
    STMTRS: (part) => {
      needDollars(part.line, of(part, 'CURDEF'), findings);
      const key = JSON.stringify([now.routingNumber, now.accountNumber]);
      const before = accounts.get(key);
      if (before) join(before, now);
      else accounts.set(key, now);
      now = newAccount();
      if (accounts.size === bankFileLimits.accounts + 1)
        problem(part.line, `A bank file has at most ${bankFileLimits.accounts.toLocaleString('en-US')} accounts`);
    },
    CCSTMTRS: (part) => warn(part.line, 'A statement of a card is not taken'),
    INVSTMTRS: (part) => warn(part.line, 'A statement of investments is not taken'),
  };

  return {
    take(part, within) {
      const isOfStatement = !aboutAccounts.has(part.name) || within.some(({ name }) => name === 'STMTRS');
      if (isOfStatement) parts[part.name]?.(part, within);
    },
    count: () => count,
    statements: () =>
      [...accounts.values()].map(({ routingNumber, accountNumber, days, items, corrected }) => ({
        routingNumber,
        accountNumber,
        days: [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
        items: withoutTwins(
          items.filter(({ bankID }) => bankID === null || !corrected.has(bankID)),
          findings,
        ),
      })),
  };
}

/** Parts that are of bank accounts only in a statement of one: cards have them too. */
const aboutAccounts: ReadonlySet<string> = new Set(['BANKACCTFROM', 'STMTTRN', 'LEDGERBAL', 'AVAILBAL', 'CURRENCY']);

function join(account: Account, more: Account): void {
  for (const item of more.items) account.items.push(item);
  for (const [date, day] of more.days) account.days.set(date, day);
  for (const name of more.corrected) account.corrected.add(name);
}

function itemOf({ line, values }: OfxPart, { problem, warn }: Findings): Omit<BankItem, 'line'> | null {
  const of = (name: string) => values.get(name) ?? '';
  const type = of('TRNTYPE').toUpperCase();
  if (type === 'HOLD') {
    warn(line, 'A hold is no item: it is not taken');
    return null;
  }
  const [date, amount] = [ofxDate(of('DTPOSTED')), ofxAmount(of('TRNAMT'))];
  if (date === null) problem(line, `The day of an item, ${shown(of('DTPOSTED'))}, is none`);
  if (amount === null) problem(line, `${shown(of('TRNAMT'))} is no amount such as -1234.56`);
  if (date === null || amount === null) return null;
  if (amount === 0) {
    warn(line, 'The amount is zero: the item is not taken');
    return null;
  }
  const bankID = plainText(of('FITID')) || null;
  if (bankID === null) warn(line, 'The bank gives the item no name of its own (FITID)');
  const [name, memo] = [plainText(of('NAME')), plainText(of('MEMO'))];
  const text = memo.startsWith(name) ? memo : plainText(`${name} ${memo}`);
  const value = ofxDate(of('DTAVAIL'));
  const number = checkNumberOf(of('CHECKNUM'));
  const kind = kindOfType(type, { amount, text, checkNumber: number });
  return {
    ...{ date, valueDate: value === date ? null : value, kind, amount, code: reference(type), text, bankID },
    checkNumber: kind === 'Check' || type === 'CHECK' ? number : null,
    bankReference: reference(of('REFNUM')),
    customerReference: reference(of('CHECKNUM')),
  };
}

function balanceOf({ line, values }: OfxPart, { problem }: Findings): { date: WireDate; amount: number | null } {
  const [written, asOf] = [values.get('BALAMT') ?? '', values.get('DTASOF') ?? ''];
  const [date, amount] = [ofxDate(asOf), ofxAmount(written)];
  if (date === null) problem(line, `The day of a balance, ${shown(asOf)}, is none`);
  if (amount === null) problem(line, `${shown(written)} is no balance such as -1234.56`);
  return { date: date ?? '', amount };
}

function needDollars(line: number, currency: string, { problem }: Findings): void {
  if (currency !== '' && currency.toUpperCase() !== 'USD')
    problem(line, `The amounts are in ${shown(currency)}: accounts are kept in USD alone`);
}
