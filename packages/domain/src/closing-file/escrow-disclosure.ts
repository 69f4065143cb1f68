import {
  escrowedOverYear,
  escrowPayments,
  type Gaps,
  type OrOpen,
  type StoredDisclosures,
} from '../disclosure/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { escrowItemName } from '../escrow-account/index.ts';
import { feeName, type StoredFee } from '../fees/index.ts';
import { type Cents, timesCount } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { cited, count, type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type PropertyCosts, propertyCostLines, propertyCosts, type StoredPropertyCosts } from './property-costs.ts';
import type { StatementTotal } from './statement-total.ts';
import type { StoredCharges } from './stored-fees.ts';
import { type FileFacts, leftOutOf, type Missing } from './stored-parts.ts';

/** A line of the table of the escrow account. */
export interface EscrowLine {
  readonly name: EscrowLineName;
  readonly total: StatementTotal;
  /** What it is for. */
  readonly names: readonly string[];
}

/** The lines of both tables with the words of the form: of a loan with an escrow account, and of one without. */
export const escrowLines = {
  escrowed: [
    'Escrowed Property Costs over Year 1',
    'Estimated total amount over year 1 for your escrowed property costs:',
  ],
  notEscrowed: [
    'Non-Escrowed Property Costs over Year 1',
    'Estimated total amount over year 1 for your non-escrowed property costs:',
  ],
  initial: ['Initial Escrow Payment', 'A cushion for the escrow account you pay at closing. See Section G on page 2.'],
  monthly: ['Monthly Escrow Payment', 'The amount included in your total monthly payment.'],
  estimated: [
    'Estimated Property Costs over Year 1',
    'Estimated total amount over year 1. You must pay these costs directly, possibly in one or two large payments a year.',
  ],
  waiverFee: ['Escrow Waiver Fee', ''],
} as const satisfies Readonly<Record<string, readonly [title: string, words: string]>>;

export type EscrowLineName = keyof typeof escrowLines;

/** The escrow account of page 4: its lines, what is missing before there are any, and what there is to look at. */
export interface EscrowDisclosure {
  readonly lines: readonly EscrowLine[];
  readonly missing: Gaps;
  readonly finding: string | null;
}

/** What the escrow account of page 4 follows from. */
export interface EscrowSource {
  readonly file: Pick<FileFacts, 'leftOut' | 'closingDate'>;
  readonly charges: Pick<StoredCharges, 'fees' | 'escrow'>;
  /** What the statement charges. */
  readonly fees: readonly FiguredFee[];
  /** What the borrower pays of section G. */
  readonly initial: StatementTotal;
}

/** What a statement stores of it. */
type Stated = StoredDisclosures & StoredPropertyCosts;

/** The escrow account of page 4 as the statement stands (12 CFR 1026.38(l)(7)). Nothing that is not said is assumed. */
export function escrowDisclosure(stated: Stated, source: EscrowSource): EscrowDisclosure {
  const { escrowAccount } = stated;
  const costs = propertyCosts(source.charges.escrow, stated, source.fees);
  const { initial } = source;
  if (escrowAccount === null)
    return { lines: [], missing: { escrowAccount: 'Whether the loan has an escrow account' }, finding: null };
  const isEmpty = costs.escrow.kind === 'figure' && costs.escrow.value === 0;
  if (escrowAccount !== 'Yes') {
    const hasItems = source.charges.escrow.items.length > 0 || (costs.escrow.kind === 'figure' && !isEmpty);
    const finding = hasItems ? 'The loan is said to have no escrow account, and payments go into one' : null;
    return { lines: [costsOutside('estimated', stated, costs), waiverFee(stated)], missing: {}, finding };
  }
  const monthly = isEmpty ? openAt('monthlyEscrow', 'What goes into the account each month') : monthlyOf(costs, source);
  return {
    lines: [
      { name: 'escrowed', names: namesOf(source.charges), total: overYear(stated, monthly, source) },
      costsOutside('notEscrowed', stated, costs),
      { name: 'initial', names: [], total: initial },
      { name: 'monthly', names: [], total: monthly },
    ],
    missing: {},
    finding: null,
  };
}

const openAt = (field: string, words: string): StatementTotal => ({ kind: 'open', missing: [{ field, words }] });

const totalOf = (figure: OrOpen<Explained<Cents>>): StatementTotal =>
  figure.kind === 'figure' ? figure : { kind: 'open', missing: listed(figure.missing) };

const listed = (gaps: Gaps): Missing[] => Object.entries(gaps).map(([field, words]) => ({ field, words }));

/** What goes into the account each month. What the reader may not read is open. */
function monthlyOf({ account }: PropertyCosts, { file: { leftOut = [] } }: EscrowSource): StatementTotal {
  if (leftOut.includes('escrowItems')) return { kind: 'open', missing: [leftOutOf('escrowItems', 'Escrow items')] };
  return totalOf(account);
}

/** What the account pays for, each charge by its name: its items, or the lines of section G that are typed (12 CFR 1026.38(l)(7)(i)(A)(1)). */
function namesOf({ fees, escrow: { items } }: EscrowSource['charges']): string[] {
  if (items.length > 0) return items.map(({ item }) => escrowItemName(item));
  return fees.flatMap((row) => (row.section === 'G' && row.kind !== 'Aggregate adjustment' ? [nameOfLine(row)] : []));
}

/** What a typed line is for: its kind, where that says it. */
const nameOfLine = (row: Partial<StoredFee>): string => (row.kind && row.kind !== 'Other' ? row.kind : feeName(row));

function overYear(
  { escrowedYear }: StoredDisclosures,
  monthly: StatementTotal,
  { file: { closingDate }, charges: { escrow } }: EscrowSource,
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
  return attempted('escrowedYear', () => escrowedOverYear(monthly, payments));
}

/** A figure; open at a field where it comes to more than there is. */
function attempted(field: string, make: () => Explained<Cents>): StatementTotal {
  const made = attempt(make);
  return made instanceof InputError ? openAt(field, made.message) : { kind: 'figure', ...made };
}

const monthsOfYear = 12;

/** Property costs of the first year that the borrower pays directly, each by its name. */
function costsOutside(name: 'notEscrowed' | 'estimated', stated: Stated, { lines }: PropertyCosts): EscrowLine {
  const other = stated.otherPropertyCost?.trim() || null;
  const names = lines.flatMap(({ field, label, outside }) => {
    if (outside === null || outside.value === 0) return [];
    return (field === 'otherOutsideEscrow' ? other : label) ?? [];
  });
  const missing = [
    ...lines.flatMap(({ field, outside }) =>
      outside === null ? [{ field, words: `${propertyCostLines[field]} paid directly each month, 0 if none` }] : [],
    ),
    ...(other === null && (stated.otherOutsideEscrow ?? 0) > 0
      ? [{ field: 'otherPropertyCost', words: 'What the other costs of the property are for' }]
      : []),
  ];
  if (missing.length > 0) return { name, names, total: { kind: 'open', missing } };
  const [label] = escrowLines[name];
  const rule = { text: `12 CFR 1026.38(l)(7)(i)${name === 'estimated' ? '(B)(1)' : '(A)(2)'}` };
  const known = lines.flatMap(({ outside }) => outside?.trace ?? []);
  const total = attempted(lines[0]?.field ?? '', () => {
    const month = sumOf('Property costs paid directly each month', known, 'What is not paid out of the escrow account');
    return explainedMoney(timesCount(month.value, monthsOfYear), {
      label,
      formula: 'What is paid directly each month times the months of the year',
      math: 'a * b',
      rule,
      inputs: [month.trace, cited('Months of year 1', count(monthsOfYear), rule)],
    });
  });
  return { name, names, total };
}

function waiverFee({ escrowWaiverFee: fee }: StoredDisclosures): EscrowLine {
  const name = 'waiverFee';
  if (fee === null)
    return { name, names: [], total: openAt('escrowWaiverFee', 'The fee for having no account, 0 if there is none') };
  const rule = { text: '12 CFR 1026.38(l)(7)(i)(B)(2)' };
  const typed = [given('Escrow waiver fee', money(fee), 'escrowWaiverFee')];
  return { name, names: [], total: { kind: 'figure', ...sumOf(escrowLines[name][0], typed, 'As it is typed', rule) } };
}
