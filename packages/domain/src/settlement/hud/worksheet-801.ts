import type { Cents } from '../../money/index.ts';
import type { Explained, Trace } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import { sumOf } from '../sum.ts';
import type { HudCharge } from './hud-charge.ts';

/** A component of line 801 or 802. */
export interface WorksheetRow {
  readonly key: string;
  readonly label: string;
  readonly payee?: string;
  readonly buyer: Explained<Cents> | null;
  readonly seller: Explained<Cents> | null;
}

/** One line with what it is made of. */
export interface WorksheetLine {
  readonly rows: readonly WorksheetRow[];
  readonly buyer: Explained<Cents>;
  readonly seller: Explained<Cents>;
}

/** The worksheet of the origination charges: 801 is the sum of its rows, 802 a charge or below zero a credit, 803 both. */
export interface Worksheet801 {
  /** 801: all charges of the loan originator. */
  readonly origination: WorksheetLine;
  /** 802: points for the rate, less credits of the lender. */
  readonly creditOrCharge: WorksheetLine;
  /** 803: in the columns. */
  readonly adjusted: { readonly buyer: Explained<Cents>; readonly seller: Explained<Cents> };
}

const rule = (line: string) => ({ text: `12 CFR 1024, Appendix A, line ${line}` });

/** Fills in the worksheet from the charges of the 800 series that 803 counts, and the credits of the lender. */
export function worksheet801(charges: readonly HudCharge[], entries: readonly Entry[]): Worksheet801 {
  const counted = charges.filter(({ place }) => place.countedOn === 803);
  const rowsOn = (line: number) => counted.filter(({ place }) => place.line === line).map(rowOf);
  const credits = entries.filter(({ kind }) => kind === 'lenderCredit').map(creditRow);
  const origination = lineOf('Our origination charge', '801', rowsOn(801));
  const creditOrCharge = lineOf('Your credit or charge (points) for the specific interest rate chosen', '802', [
    ...rowsOn(802),
    ...credits,
  ]);
  const adjusted = (side: 'buyer' | 'seller') =>
    sumOf(
      'Your adjusted origination charges',
      [origination[side].trace, creditOrCharge[side].trace],
      'Line 801 plus line 802',
      rule('803'),
    );
  return { origination, creditOrCharge, adjusted: { buyer: adjusted('buyer'), seller: adjusted('seller') } };
}

const rowOf = ({ entry, fee, buyer, seller }: HudCharge): WorksheetRow => ({
  key: entry.key,
  label: fee.label,
  ...(fee.payee && { payee: fee.payee }),
  buyer,
  seller,
});

const creditRow = ({ key, label, amounts }: Entry): WorksheetRow => ({
  key,
  label,
  buyer: amounts.borrowerAtClosing ?? null,
  seller: null,
});

function lineOf(label: string, number: string, rows: readonly WorksheetRow[]): WorksheetLine {
  const traces = (side: 'buyer' | 'seller'): Trace[] => rows.flatMap((row) => row[side]?.trace ?? []);
  const side = (name: 'buyer' | 'seller') => sumOf(label, traces(name), 'The sum of the worksheet', rule(number));
  return { rows, buyer: side('buyer'), seller: side('seller') };
}
