import { formatMoney } from '@closewright/domain/formats';
import { cents, facts } from '../../../api/seed/demo/demo-facts.ts';
import { demoStatement } from '../../../api/seed/demo/demo-statement.ts';

const columns = [
  'borrowerAtClosing',
  'borrowerBeforeClosing',
  'sellerAtClosing',
  'sellerBeforeClosing',
  'others',
] as const;
const payees = new Map(demoStatement.fees?.map(({ label, payeeName }) => [label, payeeName]));

/** Letters by which a description is offered first in its section; the others have figures in them, and are typed. */
const letters: Readonly<Record<string, string>> = {
  'Application fee': 'ap',
  'Underwriting fee': 'un',
  'Appraisal fee': 'ap',
  'Credit report fee': 'cr',
  'Flood determination fee': 'fl',
  'Flood monitoring fee': 'fl m',
  'Tax monitoring fee': 'tax',
  'Tax status research fee': 'stat',
  'Pest inspection fee': 'pe',
  'Survey fee': 'su',
  'Title - Insurance binder': 'bi',
  "Title - Lender's title insurance": 'le',
  'Title - Settlement agent fee': 'set',
  'Title - Title search': 'sea',
  'HOA capital contribution': 'hoa',
  'HOA processing fee': 'proc',
  'Home inspection fee': 'home',
  'Home warranty fee': 'wa',
  "Title - Owner's title insurance (optional)": 'ow',
};

/** A description as it stands on the screen: what is offered has the apostrophe of print, interest stands without its days. */
const nameOf = (name: string) =>
  name in letters ? name.replace("'", '’') : name.replace(/^(Prepaid interest) .*/, '$1');

/** The items of the escrow account, as they are typed: the form says what a month of each costs. */
export const escrowItems: readonly (readonly string[])[] = (demoStatement.escrowItems ?? []).map(
  ({ label, kind, payee, monthlyAmount }) => [label ?? '', kind ?? '', payee ?? '', plainCents(monthlyAmount)],
);

/** A line of the form's costs: its amount, and the place of the column that it stands in. */
export interface FormLine {
  readonly section: string;
  readonly name: string;
  readonly at: number;
  readonly dollars: string;
  /** Of a line that is typed as a fee; the others follow from other pages. */
  readonly payee: string | undefined;
  /** What is typed until its description is offered. */
  readonly letters: string | undefined;
}

/** The lines of sections A to H of form H-25(B). */
export const formLines: readonly FormLine[] = facts.fees.map((fee) => {
  const { section, name } = fee;
  const at = columns.findIndex((column) => column in fee);
  const dollars = fee[columns[at] as keyof typeof fee] ?? '';
  return { section, name: nameOf(name), at, dollars, payee: payees.get(name) ?? undefined, letters: letters[name] };
});

/** The letter of the lender: what it comes to is of the form, its parts are ours. */
export const payoffLetter = demoStatement.payoffs?.[0];

/** Who gets the commissions. */
export const brokers = demoStatement.commissionPayees?.map(({ payee }) => payee ?? '') ?? [];

/** An amount as it is typed: without cents where there are none. */
export function plain(dollars = ''): string {
  return dollars.replace(/\.00$/, '');
}

/** Cents as they are typed. */
export function plainCents(amount: number | null | undefined): string {
  return plain(((amount ?? 0) / 100).toFixed(2));
}

/** An amount as it stands on the screen. */
export const shown = (dollars = ''): string => formatMoney(cents(dollars));

/** A day as it is typed: `4/15/13`. */
export const day = (date = ''): string => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`;
