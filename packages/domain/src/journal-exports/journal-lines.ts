import type { WireDate } from '../dates/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import { type JournalAccount, journalAccounts } from './journal-account.ts';
import type { JournalSettings } from './journal-settings.ts';

/** What the ledger of a bank account came to on a day, in a branch and an account. */
export interface JournalSum {
  readonly day: WireDate;
  /** null: of no file. */
  readonly branchID: number | null;
  readonly account: JournalAccount;
  readonly debit: number;
  readonly credit: number;
  /** How many transactions it is of. */
  readonly transactions: number;
}

/** What the books of the office are told of a sum; null where the settings do not say. */
export interface JournalLine extends JournalSum {
  readonly company: string | null;
  readonly code: string | null;
  readonly costCenter: string | null;
  /** Posted into a day that an earlier export reached. */
  readonly isLate: boolean;
}

/** A line of which the settings say everything. */
export type MappedLine = JournalLine & Readonly<Record<'company' | 'code' | 'costCenter', string>>;

/** What the settings do not say, while something is to be exported that needs it. */
export type JournalGap =
  | { readonly of: 'company' }
  | { readonly of: 'account'; readonly account: JournalAccount }
  /** null: the cost center of what is of no file. */
  | { readonly of: 'cost center'; readonly branchID: number | null };

/** What an export of a bank account would say. */
export interface Journals {
  /** By day, branch and account; what is of no file is the last of its day. */
  readonly lines: readonly JournalLine[];
  readonly gaps: readonly JournalGap[];
  readonly debit: Explained<Cents>;
  readonly credit: Explained<Cents>;
  /** Days on which debits and credits are not the same: there are none, or nothing is exported. */
  readonly unbalanced: readonly WireDate[];
  readonly days: number;
}

/** Which bank account it is, and through which day its earlier exports reach. */
export interface JournalPlace {
  readonly bankAccountID: number;
  readonly reachedThrough: WireDate | null;
}

/** The journals of a bank account: one for each business day, of its sums. */
export function journalsOf(sums: readonly JournalSum[], settings: JournalSettings, place: JournalPlace): Journals {
  const codes = new Map(settings.accounts.map(({ account, code }) => [account, code]));
  const centers = new Map(settings.branches.map(({ branchID, costCenter }) => [branchID, costCenter]));
  const bank = settings.bankAccounts.find(({ bankAccountID }) => bankAccountID === place.bankAccountID);
  const said = (text: string | undefined): string | null => text || null;
  const lines = sums
    .map(
      (sum): JournalLine => ({
        ...sum,
        company: said(bank?.company),
        code: said(codes.get(sum.account)),
        costCenter: said(sum.branchID === null ? bank?.costCenter : centers.get(sum.branchID)),
        isLate: place.reachedThrough !== null && sum.day <= place.reachedThrough,
      }),
    )
    .toSorted(inOrder);
  return { lines, gaps: gapsOf(lines), ...totalsOf(lines) };
}

/** Whether the settings say everything of a line. */
export const isMapped = (line: JournalLine): line is MappedLine =>
  line.company !== null && line.code !== null && line.costCenter !== null;

const inOrder = (one: JournalSum, other: JournalSum): number =>
  one.day.localeCompare(other.day) ||
  (one.branchID ?? Number.POSITIVE_INFINITY) - (other.branchID ?? Number.POSITIVE_INFINITY) ||
  journalAccounts.indexOf(one.account) - journalAccounts.indexOf(other.account);

function gapsOf(lines: readonly JournalLine[]): JournalGap[] {
  const gaps = new Map<string, JournalGap>();
  for (const { account, branchID, company, code, costCenter } of lines) {
    if (company === null) gaps.set('company', { of: 'company' });
    if (code === null) gaps.set(`account ${account}`, { of: 'account', account });
    if (costCenter === null) gaps.set(`branch ${branchID}`, { of: 'cost center', branchID });
  }
  return [...gaps.values()];
}

function totalsOf(lines: readonly JournalLine[]) {
  const days = new Map<WireDate, { debit: number; credit: number }>();
  for (const { day, debit, credit } of lines) {
    const sum = days.get(day) ?? { debit: 0, credit: 0 };
    days.set(day, { debit: sum.debit + debit, credit: sum.credit + credit });
  }
  const all = [...days];
  const total = (label: string, of: 'debit' | 'credit'): Explained<Cents> =>
    explainedMoney(cents(all.reduce((sum, [, day]) => sum + day[of], 0)), {
      label,
      formula: 'The journals of all days added up',
      math: 'sum(all)',
      inputs: all.map(([day, sum]) => given(day, money(sum[of]), `journals.${day}`)),
    });
  return {
    ...{ debit: total('Debits', 'debit'), credit: total('Credits', 'credit') },
    unbalanced: all.flatMap(([day, { debit, credit }]) => (debit === credit ? [] : [day])),
    days: all.length,
  };
}
