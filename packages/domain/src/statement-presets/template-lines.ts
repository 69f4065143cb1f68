import {
  columnWords,
  feeName,
  feeProblems,
  payeeByRule,
  payeeProblems,
  type payeeRules,
  percentField,
  type StoredFee,
  toleranceOfSection,
} from '../fees/index.ts';
import { keyOfParts, type OfficeList } from '../office-lists/index.ts';
import {
  type chargedPeriods,
  type ProrationDefault,
  type ProrationPlace,
  type paidWhens,
  prorationBegins,
  type StoredProration,
} from '../prorations/index.ts';
import { type CostColumn, costColumns } from '../settlement/index.ts';

/** What a line of a template becomes, in the words that are stored. */
export const templateParts = ['Fee', 'Proration'] as const;

/** What a template says of a fee as the fee itself has it; estimates, sources and notes are of one statement. */
type OfFee = Omit<StoredFee, 'label' | 'payeeName' | 'source' | 'estimate' | 'note'>;

/** A line that statements made from a template begin with. The template is an item of the lookup list, which says its regions. */
export interface TemplateLine extends OfFee {
  readonly settlementTemplateID: number | null;
  readonly part: (typeof templateParts)[number] | null;
  readonly label: string;
  /** Null leaves the payee open. */
  readonly payeeRule: (typeof payeeRules)[number] | null;
  /** Who is paid by the rule *Named*. */
  readonly payeeName: string | null;
  /** Of a proration; its amount is that of the period. */
  readonly period: keyof typeof chargedPeriods | null;
  readonly paidWhen: (typeof paidWhens)[number] | null;
  /** No longer used; lines of statements stay. */
  readonly inactive: boolean;
}

/** The fields that a template and a fee have in common. */
export const templatedFeeParts: readonly (keyof OfFee)[] = [
  'code',
  'section',
  'kind',
  'bucket',
  'amount',
  'percent',
  'percentOf',
  'quantity',
  'each',
  ...costColumns.flatMap((column) => [column, percentField(column)]),
  'otherPayer',
  'isFinanceCharge',
  'isOptional',
];

type ShareColumns = { readonly [C in CostColumn]: string } & { readonly [C in CostColumn as `${C}Percent`]: string };

const shareColumns = Object.fromEntries(
  costColumns.flatMap((column) => [
    [column, columnWords[column]],
    [percentField(column), `${columnWords[column]} %`],
  ]),
  // Made of every column of costs.
) as ShareColumns;

/** The columns of template lines, of the grid and of its CSV, in their order. */
export const templateLineColumns = {
  settlementTemplateID: 'Template',
  part: 'Line',
  section: 'Section',
  label: 'Description',
  code: 'Code',
  kind: 'Kind',
  payeeRule: 'Paid to',
  payeeName: 'Payee',
  bucket: 'Tolerance',
  amount: 'Amount',
  percent: 'Percentage',
  percentOf: 'Percentage of',
  quantity: 'How many',
  each: 'Each',
  ...shareColumns,
  otherPayer: 'Other payer',
  isFinanceCharge: 'Finance charge',
  isOptional: 'Optional',
  period: 'Charged',
  paidWhen: 'Paid',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<keyof TemplateLine, string>>;

/** What is wrong with a line of a template as a whole, by field. */
export function templateLineProblems(row: Partial<TemplateLine>): Record<string, string> {
  const { settlementTemplateID, part, section, period, paidWhen } = row;
  const ofTemplate: Record<string, string> = settlementTemplateID
    ? {}
    : { settlementTemplateID: 'Which template it is a line of' };
  if (part === 'Proration')
    return { ...ofTemplate, ...(section ? { section: 'A proration stands in no section of costs' } : {}) };
  return {
    ...ofTemplate,
    ...feeProblems(row),
    ...(section ? {} : { section: 'Which section the fee stands in' }),
    ...payeeProblems(row),
    ...(period ? { period: 'Of a proration alone' } : {}),
    ...(paidWhen ? { paidWhen: 'Of a proration alone' } : {}),
  };
}

const begin: TemplateLine = {
  settlementTemplateID: null,
  part: 'Fee',
  section: null,
  label: '',
  code: null,
  kind: null,
  payeeRule: null,
  payeeName: null,
  bucket: null,
  amount: null,
  percent: null,
  percentOf: null,
  quantity: null,
  each: null,
  borrowerAtClosing: null,
  borrowerAtClosingPercent: null,
  borrowerBeforeClosing: null,
  borrowerBeforeClosingPercent: null,
  sellerAtClosing: null,
  sellerAtClosingPercent: null,
  sellerBeforeClosing: null,
  sellerBeforeClosingPercent: null,
  others: null,
  othersPercent: null,
  otherPayer: null,
  isFinanceCharge: false,
  isOptional: false,
  period: null,
  paidWhen: null,
  inactive: false,
};

/** Where a line stands in a statement or a template: no two of one name stand in one place. */
const placeKey = ({ section = null, label = null }: Pick<Partial<StoredFee>, 'section' | 'label'>): string =>
  keyOfParts(section, label);

/** The lines of the settlement templates of an office. */
export const templateLineList: OfficeList<TemplateLine> = {
  noun: ['template line', 'template lines'],
  columns: templateLineColumns,
  begin,
  needed: ['settlementTemplateID', 'label'],
  keyOf: ({ settlementTemplateID, part, section, label }) => keyOfParts(settlementTemplateID, part, section, label),
  nameOf: ({ section, label }) => (section === null ? label : `${section} ${label}`),
  taken: ({ label }) => ({ label: `The template has ${label} there already` }),
  problems: templateLineProblems,
  most: 2000,
};

/** What a template is taken to: the names of those its rules pay, where the property is, and how the office prorates there. */
export interface TemplateSurroundings {
  readonly payees: { readonly lender: string | null; readonly titleCompany: string | null };
  readonly place: ProrationPlace;
  readonly prorationDefaults: readonly ProrationDefault[];
}

/** The fees and prorations of a statement. */
export interface TemplatedRows {
  readonly fees: readonly Partial<StoredFee>[];
  readonly prorations: readonly Partial<StoredProration>[];
}

/** A line of a template beside a statement. */
export type TemplateOffer = { readonly line: TemplateLine; readonly isThere: boolean } & (
  | { readonly kind: 'fees'; readonly values: Partial<StoredFee> }
  | { readonly kind: 'prorations'; readonly values: Partial<StoredProration> }
);

/** The lines of a template by section and name, each with what it becomes in a statement, and whether one of its name stands there already. */
export function templateOffers(
  all: readonly TemplateLine[],
  templateID: number,
  there: TemplatedRows,
  surroundings: TemplateSurroundings,
): TemplateOffer[] {
  const fees = new Set(there.fees.map(placeKey));
  const prorations = new Set(there.prorations.map(({ label }) => placeKey({ label: label ?? null })));
  const begins = prorationBegins(surroundings.prorationDefaults, surroundings.place);
  return all
    .filter((line) => line.settlementTemplateID === templateID && !line.inactive)
    .map((line): TemplateOffer => {
      if (line.part === 'Proration')
        return { line, kind: 'prorations', isThere: prorations.has(placeKey(line)), values: prorationOf(line, begins) };
      return { line, kind: 'fees', isThere: fees.has(placeKey(line)), values: feeOf(line, surroundings.payees) };
    })
    .sort((a, b) => (orderOf(a.line) < orderOf(b.line) ? -1 : 1));
}

/** Fees by section, then prorations. */
const orderOf = ({ section, label }: TemplateLine): string => `${section ?? 'Z'} ${label.toLowerCase()}`;

/** What a template and a fee have in common. */
function takenFromFee(from: Partial<OfFee>): Partial<OfFee> {
  return Object.fromEntries(
    templatedFeeParts.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

function feeOf(line: TemplateLine, payees: TemplateSurroundings['payees']): Partial<StoredFee> {
  const { label, section } = line;
  const bucket = line.bucket ?? (section && toleranceOfSection[section]);
  return { ...takenFromFee(line), label, bucket, payeeName: payeeByRule(line, payees) };
}

function prorationOf(line: TemplateLine, begins: Partial<StoredProration>): Partial<StoredProration> {
  const { label, amount, period, paidWhen } = line;
  return {
    ...begins,
    label,
    ...(amount !== null && { amount }),
    ...(period && { period }),
    ...(paidWhen && { isPaid: paidWhen === 'In advance' }),
  };
}

/** The lines of a template that a statement is made one of. A payee that is the lender or the title company of the file is taken by that rule. */
export function templateLinesOf(
  { fees, prorations }: TemplatedRows,
  settlementTemplateID: number,
  payees: TemplateSurroundings['payees'],
): TemplateLine[] {
  const made = [
    ...fees.map((fee): TemplateLine => {
      const { payeeName = null, label } = fee;
      return {
        ...begin,
        ...takenFromFee(fee),
        settlementTemplateID,
        label: feeName({ label: label ?? null }),
        ...ruleOf(payeeName, payees),
      };
    }),
    ...prorations.map(({ label, period = null, isPaid }): TemplateLine => {
      const paidWhen = isPaid ? 'In advance' : 'In arrears';
      return { ...begin, settlementTemplateID, part: 'Proration', label: label ?? 'Proration', period, paidWhen };
    }),
  ];
  // The first of a name: a template has one.
  return [...new Map(made.reverse().map((line) => [templateLineList.keyOf(line), line])).values()].reverse();
}

const isSame = (name: string, other: string | null): boolean => keyOfParts(name) === keyOfParts(other);

function ruleOf(
  payeeName: string | null,
  { lender, titleCompany }: TemplateSurroundings['payees'],
): Pick<TemplateLine, 'payeeRule' | 'payeeName'> {
  const name = payeeName?.trim() ?? '';
  if (name === '') return { payeeRule: null, payeeName: null };
  if (isSame(name, lender)) return { payeeRule: 'Lender', payeeName: null };
  if (isSame(name, titleCompany)) return { payeeRule: 'Title company', payeeName: null };
  return { payeeRule: 'Named', payeeName: name };
}
