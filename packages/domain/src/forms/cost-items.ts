import { type FiguredFee, fieldOfFee, type Missing, type ReckonedStatement } from '../closing-file/index.ts';
import { commissionName } from '../commissions/index.ts';
import { escrowItemKinds, escrowItemName } from '../escrow-account/index.ts';
import { feeName } from '../fees/index.ts';
import { recordingDocumentName, transferTaxName } from '../government-charges/index.ts';
import { type Fee, type FeeKind, type FeeSection, feeKinds } from '../settlement/index.ts';

/** A charge of page 2, figured or open. */
export interface CostItem {
  readonly section: FeeSection;
  /** The row it is typed in, or what it is called where it follows from others: `fees.3`, `prepaidInterest`. */
  readonly row: string;
  readonly label: string;
  readonly kind?: FeeKind | undefined;
  readonly payee?: string | undefined;
  readonly isOptional?: boolean;
  /** Null while it is open. */
  readonly fee: Fee | null;
  readonly missing: readonly Missing[];
}

type OpenFee = Extract<FiguredFee, { kind: 'open' }>;

/** The charges of a statement in their order. What is open in no section yet has no line on the form. */
export function costItems({ fees, charges }: Pick<ReckonedStatement, 'fees' | 'charges'>): CostItem[] {
  const rows = storedRows(charges);
  return fees.flatMap((each, at): CostItem[] => {
    if (each.kind === 'figure') {
      const { fee } = each;
      const row = fieldOfFee(fee.code);
      const isOptional = charges.fees[placeOf(row, 'fees')]?.isOptional ?? false;
      const { section, label, kind, payee } = fee;
      return [{ section, row, label, kind, payee, isOptional, fee, missing: [] }];
    }
    return openItems(each, rows[at] ?? null, charges);
  });
}

/** The place of a row in a list; none of another one. */
const placeOf = (row: string, list: string): number => (row.startsWith(`${list}.`) ? Number(row.split('.')[1]) : -1);

interface StoredRow {
  readonly row: string;
  readonly label: string;
  readonly kind?: FeeKind;
}

/** The rows that become one fee each, in the order of the fees they become. */
const storedRows = ({ fees, commissions, documents, taxes }: ReckonedStatement['charges']): readonly StoredRow[] => [
  ...fees.map((fee, at) => ({ row: `fees.${at}`, label: feeName(fee) })),
  ...commissions.map(({ stored }, at) => ({
    row: `commissions.${at}`,
    label: `Real estate commission, ${commissionName(stored)}`,
  })),
  ...documents.map((stored, at) => ({
    row: `recordingDocuments.${at}`,
    label: `Recording fee, ${recordingDocumentName(stored)}`,
    kind: 'recording' as const,
  })),
  ...taxes.map((stored, at) => ({ row: `transferTaxes.${at}`, label: transferTaxName(stored) })),
];

/** An open fee by the row it is of; the items of an open escrow account, each on its line. */
function openItems(open: OpenFee, stored: StoredRow | null, { escrow }: ReckonedStatement['charges']): CostItem[] {
  const { section, missing, feeKind, payee } = open;
  if (section === null) return [];
  const common = { section, payee, fee: null, missing };
  if (stored) return [{ ...common, ...stored, kind: feeKind ?? stored.kind }];
  if (open.isPrepaidInterest)
    return [{ ...common, row: 'prepaidInterest', label: 'Prepaid interest', kind: 'prepaidInterest' }];
  const list = missing[0]?.field.split('.').slice(0, 2).join('.') ?? '';
  if (feeKind) return [{ ...common, row: `${list}.${feeKind}`, label: feeKinds[feeKind].label, kind: feeKind }];
  if (section !== 'G' || escrow.items.length === 0) return [{ ...common, row: list, label: '' }];
  return escrow.items.map(({ item }, at) => ({
    ...common,
    row: `escrowItems.${at}`,
    label: escrowItemName(item),
    ...(item.kind && { kind: escrowItemKinds[item.kind] }),
  }));
}
