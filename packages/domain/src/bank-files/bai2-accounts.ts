import type { WireDate } from '../dates/index.ts';
import { bai2Use, codesOfChecks, kindOfCode } from './bai2-codes.ts';
import { type Bai2Funds, type Bai2Summary, bai2Date } from './bai2-fields.ts';
import { type BankDay, type BankItem, type BankStatement, bankFileLimits } from './bank-file.ts';
import { checkNumberOf, plainText, reference } from './bank-words.ts';
import type { Findings } from './findings.ts';
import { newItemLines } from './item-lines.ts';
import { dollars } from './totals.ts';

/** A day of an account as a group begins to tell it. */
interface Bai2Account {
  readonly line: number;
  readonly accountNumber: string;
  readonly originator: string;
  /** Null where it is none; nothing of it is taken then. */
  readonly date: WireDate | null;
  readonly isCorrection: boolean;
  readonly summaries: readonly Bai2Summary[];
}

interface Bai2Detail {
  readonly line: number;
  readonly code: string;
  readonly amount: number;
  readonly funds: Bai2Funds;
  readonly bankReference: string;
  readonly customerReference: string;
  readonly texts: readonly string[];
}

/** Takes what is told of a day of an account. */
export interface Bai2Told {
  readonly detail: (detail: Bai2Detail) => void;
  readonly end: () => void;
}

interface Days {
  readonly accountNumber: string;
  readonly days: Map<WireDate, BankDay>;
  /** Items of each day, in the order of the file. */
  readonly items: Map<WireDate, BankItem[]>;
}

/** The accounts of a file as they are told. */
export interface Bai2Accounts {
  readonly account: (account: Bai2Account) => Bai2Told;
  /** Details so far. */
  readonly count: () => number;
  readonly statements: () => readonly BankStatement[];
}

/** Collects the accounts of a file, each of which may come in several groups. */
export function newAccounts(findings: Findings): Bai2Accounts {
  const accounts = new Map<string, Days>();
  const lineOf = newItemLines();
  let count = 0;

  function account({ line, accountNumber, originator, date, isCorrection, summaries }: Bai2Account): Bai2Told {
    const key = JSON.stringify([originator, accountNumber]);
    const one = accounts.get(key) ?? { accountNumber, days: new Map(), items: new Map() };
    accounts.set(key, one);
    if (accounts.size === bankFileLimits.accounts + 1)
      findings.problem(line, `A bank file has at most ${bankFileLimits.accounts.toLocaleString('en-US')} accounts`);
    const day = date ?? '';
    const before = one.items.get(day);
    if (before && isCorrection) one.days.delete(day);
    else if (before) findings.warn(line, 'The day of the account is told twice: its items may be told twice too');
    const items = before && !isCorrection ? before : [];
    one.items.set(day, items);
    const own: BankItem[] = [];
    const of = (code: string) => summaries.findLast((each) => each.code === code);
    const balance = (code: string) => of(code)?.amount ?? null;
    const last = one.days.get(day);
    const [opening, closing, available] = [balance('010'), balance('015'), balance('045')];
    if ([opening, closing, available].some((amount) => amount !== null))
      one.days.set(day, {
        date: day,
        opening: opening ?? last?.opening ?? null,
        closing: closing ?? last?.closing ?? null,
        available: available ?? last?.available ?? null,
      });
    return {
      detail(detail) {
        count++;
        const item = itemOf(detail, day, findings);
        if (item) own.push({ ...item, line: lineOf(detail.line) });
      },
      end() {
        for (const item of own) items.push(item);
        warnOfSums(line, { opening, closing, credits: of('100'), debits: of('400') }, own, findings);
      },
    };
  }

  return {
    account,
    count: () => count,
    statements: (): readonly BankStatement[] =>
      [...accounts.values()].map(({ accountNumber, days, items }) => ({
        routingNumber: null,
        accountNumber,
        days: [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
        items: [...items.values()].flat(),
      })),
  };
}

function itemOf(detail: Bai2Detail, date: WireDate, { warn }: Findings): Omit<BankItem, 'line'> | null {
  const { line, code, texts } = detail;
  const use = bai2Use(code);
  if (code === '890') return null;
  if (use !== 'in' && use !== 'out') {
    warn(line, `The code ${code} is of no money that came in or went out: the detail is not taken`);
    return null;
  }
  if (detail.amount === 0) {
    warn(line, 'The amount is zero: the detail is not taken');
    return null;
  }
  const amount = use === 'in' ? detail.amount : -detail.amount;
  const value = bai2Date(detail.funds.valueDate ?? '');
  const customerReference = reference(detail.customerReference);
  return {
    date,
    // A day before the one of the group is meant as that one.
    valueDate: value !== null && value > date ? value : null,
    kind: kindOfCode(code, amount),
    amount,
    code,
    checkNumber: codesOfChecks.has(code) ? checkNumberOf(customerReference ?? '') : null,
    bankReference: reference(detail.bankReference),
    customerReference,
    text: plainText(textOf(texts)),
    bankID: null,
  };
}

/** The text of a record. Some banks end its lines with `/`, as they end all others. */
function textOf(texts: readonly string[]): string {
  const lines = texts.map((text) => text.trim()).filter((text) => text !== '');
  const areEnded = lines.every((text) => text.endsWith('/'));
  return lines.map((text) => (areEnded ? text.slice(0, -1) : text)).join(' ');
}

interface Sums {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly credits: Bai2Summary | undefined;
  readonly debits: Bai2Summary | undefined;
}

/** Control totals prove what was sent; what a bank says of its own sums may differ, and refuses nothing. */
function warnOfSums(
  line: number,
  { opening, closing, credits, debits }: Sums,
  items: readonly BankItem[],
  { warn }: Findings,
): void {
  let [into, out] = [0, 0];
  for (const { amount } of items) {
    if (amount > 0) into += amount;
    else out -= amount;
  }
  if (opening !== null && closing !== null && opening + into - out !== closing)
    warn(
      line,
      `The account opens with ${dollars(opening)}, its items come to ${dollars(into - out)}, and it closes with ${dollars(closing)}`,
    );
  const sums = [
    { told: credits?.amount, sum: into, went: 'came in' },
    { told: debits?.amount, sum: out, went: 'went out' },
  ];
  for (const { told, sum, went } of sums)
    if (typeof told === 'number' && told !== sum)
      warn(line, `The bank sums up ${dollars(told)} that ${went}, and its items come to ${dollars(sum)}`);
}
