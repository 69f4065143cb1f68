import { escrowedOverYear, escrowPayments, type Gaps, type StoredDisclosures } from '../disclosure/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { escrowFigure, escrowItemName } from '../escrow-account/index.ts';
import { feeName, type StoredFee } from '../fees/index.ts';
import type { Cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, given, money, type Trace } from '../trace/index.ts';
import type { StatementTotal } from './statement-total.ts';
import type { StoredCharges } from './stored-fees.ts';
import { type FileFacts, leftOutOf, type Missing } from './stored-parts.ts';

/** The payment of a month into the escrow account of a statement, and what it is for. */
export interface MonthlyEscrow {
  readonly total: StatementTotal;
  readonly names: readonly string[];
}

type Charges = Pick<StoredCharges, 'fees' | 'escrow'>;

/** Lines of section G that are typed among the fees, but for the aggregate adjustment. */
const typedLines = (fees: Charges['fees']) =>
  fees.flatMap((row, at) => (row.section === 'G' && row.kind !== 'Aggregate adjustment' ? [{ row, at }] : []));

/**
 * What is paid into the escrow account each month: what its items come to, and the month's part of each line of section G that is typed. Null where the
 * statement has neither.
 */
export function monthlyEscrow(
  { fees, escrow: { terms, firstPayment, items } }: Charges,
  { leftOut = [] }: Pick<FileFacts, 'leftOut'>,
): MonthlyEscrow | null {
  const lines = typedLines(fees);
  const account = escrowFigure(terms, firstPayment, items);
  const missing: Missing[] = [
    ...(['escrowItems', 'fees'] as const).flatMap((list) =>
      leftOut.includes(list) ? leftOutOf(list, list === 'fees' ? 'Fees' : 'Escrow items') : [],
    ),
    ...(account.kind === 'open' ? fieldsOfGaps(account.missing, 'Escrow') : []),
    ...lines.flatMap(({ row, at }) =>
      row.each == null ? { field: `fees.${at}.each`, words: `${feeName(row)}: What it is a month` } : [],
    ),
  ];
  if (lines.length === 0 && account.kind === 'none' && missing.length === 0) return null;
  const names = [...items.map(({ item }) => escrowItemName(item)), ...lines.map(({ row }) => nameOfLine(row))];
  if (missing.length > 0) return { names, total: { kind: 'open', missing } };
  const steps = [
    ...(account.kind === 'figure' ? [account.monthlyPayment.trace] : []),
    ...lines.map(({ row, at }) => given(feeName(row), money(row.each ?? 0), `fees.${at}.each`)),
  ];
  return { names, total: summed('Monthly escrow payment', steps, 'What is paid into the account each month') };
}

const fieldsOfGaps = (gaps: Gaps, name: string): Missing[] =>
  Object.entries(gaps).map(([field, words]) => ({ field, words: `${name}: ${words}` }));

/** What a typed line is for: its kind, where that says it. */
const nameOfLine = (row: Partial<StoredFee>): string => (row.kind && row.kind !== 'Other' ? row.kind : feeName(row));

/** The sum of amounts; open at the first of them where they come to more than there is. */
function summed(label: string, steps: readonly Trace[], formula: string): StatementTotal {
  const [only] = steps;
  const made = attempt(() => sumOf(label, steps, formula));
  if (made instanceof InputError)
    return { kind: 'open', missing: [{ field: only?.field ?? made.field, words: made.message }] };
  return { kind: 'figure', ...made };
}

/** A line of the table of the escrow account. */
export interface EscrowLine {
  readonly name: EscrowLineName;
  readonly total: StatementTotal;
  /** What it is for. */
  readonly names: readonly string[];
}

/** The lines of both tables: of a loan with an escrow account, and of one without. */
export const escrowLines = {
  escrowed: 'Escrowed Property Costs over Year 1',
  notEscrowed: 'Non-Escrowed Property Costs over Year 1',
  initial: 'Initial Escrow Payment',
  monthly: 'Monthly Escrow Payment',
  estimated: 'Estimated Property Costs over Year 1',
  waiverFee: 'Escrow Waiver Fee',
} as const;

export type EscrowLineName = keyof typeof escrowLines;

/** The escrow account of page 4: its lines, what is missing before there are any, and what there is to look at. */
export interface EscrowDisclosure {
  readonly lines: readonly EscrowLine[];
  readonly missing: Gaps;
  readonly finding: string | null;
}

/** What a statement charges, and what of its file says when. */
export interface EscrowSource {
  readonly file: Pick<FileFacts, 'leftOut' | 'closingDate'>;
  readonly charges: Charges;
  /** What the borrower pays of section G. */
  readonly initial: StatementTotal;
}

/** The escrow account of page 4 as the statement stands (12 CFR 1026.38(l)(7)). Nothing that is not said is assumed. */
export function escrowDisclosure(
  stated: StoredDisclosures,
  { file, charges, initial }: EscrowSource,
): EscrowDisclosure {
  const { escrowAccount } = stated;
  const monthly = monthlyEscrow(charges, file);
  const asked = { escrowAccount: 'Whether the loan has an escrow account' };
  if (escrowAccount === null) return { lines: [], missing: asked, finding: null };
  if (escrowAccount !== 'Yes') {
    const finding = monthly && 'The loan is said to have no escrow account, and section G has payments into one';
    return { lines: [costsOutside('estimated', stated), waiverFee(stated)], missing: {}, finding };
  }
  if (monthly === null)
    return {
      lines: [costsOutside('notEscrowed', stated)],
      missing: { 'escrowItems.0': 'What the escrow account is for: its items, or lines of section G' },
      finding: null,
    };
  return {
    lines: [
      { name: 'escrowed', names: monthly.names, total: overYear(stated, monthly.total, { file, charges }) },
      costsOutside('notEscrowed', stated),
      { name: 'initial', names: [], total: initial },
      { name: 'monthly', names: [], total: monthly.total },
    ],
    missing: {},
    finding: null,
  };
}

const openAt = (field: string, words: string): StatementTotal => ({ kind: 'open', missing: [{ field, words }] });

function overYear(
  { escrowedYear }: StoredDisclosures,
  monthly: StatementTotal,
  { file: { closingDate }, charges: { escrow } }: Pick<EscrowSource, 'file' | 'charges'>,
): StatementTotal {
  const { day } = escrow.firstPayment;
  const byDays = escrowedYear === 'Payments after closing';
  const missing: Missing[] = [
    ...(monthly.kind === 'open' ? monthly.missing : []),
    ...(escrowedYear === null ? [{ field: 'escrowedYear', words: 'Which payments the first year counts' }] : []),
    ...(byDays && day === null ? [{ field: 'firstPayment', words: 'The day of the first payment' }] : []),
    ...(byDays && closingDate === null ? [{ field: 'closingDate', words: 'The closing date' }] : []),
  ];
  const days = day === null || closingDate === null ? null : { firstPayment: day, closing: closingDate };
  const payments = escrowedYear && escrowPayments(escrowedYear, days);
  if (monthly.kind === 'open' || !payments || missing.length > 0) return { kind: 'open', missing };
  const made = attempt((): Explained<Cents> => escrowedOverYear(monthly, payments));
  return made instanceof InputError ? openAt('escrowedYear', made.message) : { kind: 'figure', ...made };
}

/** Property costs of the first year that the borrower pays directly, each by its name. */
function costsOutside(name: 'notEscrowed' | 'estimated', stated: StoredDisclosures): EscrowLine {
  const { taxesOutside, insuranceOutside, otherOutside, otherOutsideName } = stated;
  const other = otherOutsideName?.trim() || null;
  const costs = (
    [
      ['taxesOutside', 'Property taxes', taxesOutside],
      ['insuranceOutside', 'Homeowner’s insurance', insuranceOutside],
      ['otherOutside', other ?? 'Other costs', otherOutside],
    ] as const
  ).flatMap(([field, label, amount]) => (amount === null ? [] : [{ field, label, amount }]));
  const names = costs.flatMap(({ label, amount }) => (amount === 0 ? [] : [label]));
  if (costs.length === 0)
    return {
      name,
      names,
      total: openAt('taxesOutside', 'Property costs that the borrower pays directly, 0 if there are none'),
    };
  if ((otherOutside ?? 0) !== 0 && other === null)
    return { name, names, total: openAt('otherOutsideName', 'What the other costs are') };
  const steps = costs.map(({ field, label, amount }) => given(label, money(amount), field));
  return {
    name,
    names,
    total: summed(escrowLines[name], steps, 'What the borrower pays directly over the first year'),
  };
}

function waiverFee({ escrowWaiverFee: fee }: StoredDisclosures): EscrowLine {
  const name = 'waiverFee';
  if (fee === null)
    return { name, names: [], total: openAt('escrowWaiverFee', 'The fee for having no account, 0 if there is none') };
  const { value, trace } = sumOf(
    escrowLines[name],
    [given('Escrow waiver fee', money(fee), 'escrowWaiverFee')],
    'As it is typed',
  );
  return { name, names: [], total: { kind: 'figure', value, trace } };
}
