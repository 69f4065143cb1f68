import { gfeBlocks, gfeLabels } from '../fees/index.ts';
import type { Cents } from '../money/index.ts';
import {
  adjustedRow,
  bucketOnLine,
  comparedPart,
  type Fee,
  type FeeKind,
  type FeeSection,
  type GfeComparison,
  type GfeGroup,
  type GfeRow,
  gfeComparison,
  gfeGroups,
  gfeRow,
  type HudCharge,
  hudCharges,
  hudForm2010,
  isEstimated,
  numbersOf,
  type ToleranceBucket,
} from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { HudEntries } from './hud-figures.ts';
import type { StatementTotal } from './statement-total.ts';
import type { Missing } from './stored-parts.ts';

/** A line of page 3 of the HUD-1 of 2010: a charge on the good faith estimate and on the HUD-1. */
export interface GfeLine {
  readonly key: string;
  /** On the HUD-1. */
  readonly number: string;
  readonly label: string;
  /** Of the estimate; empty where it has none. */
  readonly block: string;
  readonly bucket: ToleranceBucket;
  /** The field its estimate is entered in: of the statement, or of a fee; none of what follows. */
  readonly field: string | null;
  /** It is counted in the line above. */
  readonly isItem?: true;
  /** Null where nothing is entered. */
  readonly estimate: StatementTotal | null;
  readonly final: StatementTotal;
  /** Null where it is compared with nothing. */
  readonly increase: StatementTotal | null;
  /** What there is to look at. */
  readonly finding: string | null;
}

/** The charges that in total may rise by 10 %, each figured or open. */
export interface TenPercentTotals {
  readonly estimate: StatementTotal;
  readonly final: StatementTotal;
  readonly increase: StatementTotal;
  /** Null where it is open, or nothing was estimated. */
  readonly percent: Explained<string> | null;
}

/** The comparison of page 3 as far as it is known. */
export interface GfePage {
  readonly lines: readonly GfeLine[];
  /** Null where nothing was estimated. */
  readonly tenPercent: TenPercentTotals | null;
  /** What is to be given back to the borrower; null where nothing was estimated. */
  readonly cure: StatementTotal | null;
  /** What the cure waits for. */
  readonly missing: readonly Missing[];
}

const formLines = Object.keys(gfeBlocks).map(Number);

/**
 * Page 3 of the HUD-1 of 2010 from what is stored. A block that is not entered is not zero: what hangs on it is open. A service without an estimate was
 * estimated as zero, once anything was.
 */
export function gfePage({ entries, hud }: HudEntries, fees: readonly FiguredFee[]): GfePage {
  const blocks = hud?.blocks ?? {};
  const compared = gfeComparison(entries, {}, blocks);
  const open = fees.filter((fee) => fee.kind === 'open');
  const numbers = numbersOf(hudCharges(entries, hudForm2010, blocks), hudForm2010);
  const shown = gfeGroups(entries, {}, blocks, formLines).filter((group) => isShown(group, compared));
  const context = { compared, open, numbers };
  const made = shown.map((group) => lineOf(group, context));
  const rows = shown.map((group) => gfeRow(shownPart(group) ?? group));
  const missing = made.flatMap((each) => each.missing);
  const limited = open.flatMap((fee) => (isLimited(fee, shown) ? fee.missing : []));
  const lines = made.flatMap((each) => each.lines);
  const all = [...lines, adjusted(rows, lines, missing)].toSorted(byNumber);
  if (compared === null) return { lines: all, tenPercent: null, cure: null, missing: [] };
  const inTen = [...missing.filter(({ bucket }) => bucket === 'tenPercent'), ...limited];
  const waits = [...missing, ...limited];
  return {
    lines: all,
    tenPercent: tenPercentOf(compared, inTen),
    cure: figureOr(compared.cure.total, waits),
    missing: waits,
  };
}

const figureOr = (figure: Explained<Cents>, missing: readonly Missing[]): StatementTotal =>
  missing.length > 0 ? { kind: 'open', missing } : { kind: 'figure', ...figure };

function tenPercentOf({ tenPercent }: GfeComparison, missing: readonly Missing[]): TenPercentTotals {
  const { reasons, percent } = tenPercent;
  const total = (part: keyof typeof reasons) => figureOr({ value: tenPercent[part], trace: reasons[part] }, missing);
  return {
    estimate: total('estimate'),
    final: total('final'),
    increase: total('increase'),
    percent: missing.length > 0 ? null : percent,
  };
}

/** The lines of the form, what was estimated, and what may be held to an estimate: of what can change only services of the loan. */
function isShown(group: GfeGroup, compared: GfeComparison | null): boolean {
  if (group.line !== null && formLines.includes(group.line)) return true;
  const isOfLoan = group.charges.some(({ fee }) => fee.section === 'B' || fee.section === 'C');
  return isOfLoan || isEstimated(group) || (compared !== null && group.bucket !== 'canChange');
}

interface Context {
  readonly compared: GfeComparison | null;
  readonly open: readonly OpenFee[];
  readonly numbers: ReadonlyMap<string, string>;
}

/** A gap of the estimate, and the bucket it keeps open. */
type MissingBlock = Missing & { readonly bucket: ToleranceBucket };

/** What of a line is compared. One that can change is shown whole, also where only some of its charges were estimated: nothing is held to it. */
const shownPart = (group: GfeGroup): GfeGroup | null => {
  const part = comparedPart(group);
  return part && group.bucket === 'canChange' ? group : part;
};

function lineOf(group: GfeGroup, { compared, open, numbers }: Context) {
  const part = shownPart(group);
  const row = gfeRow(part ?? group);
  const { line, charges, bucket } = group;
  const [first] = charges;
  const own = gfeBlocks[line ?? 0];
  const isTold = isEstimated(part ?? group);
  const isMissing = !!own && !isTold && row.final !== 0 && bucket !== 'canChange' && compared !== null;
  const field = own?.field ?? (charges.length === 1 && first ? fieldOf(first.fee) : null);
  const waits = open.flatMap((fee) => (mayBeOn(fee, group) ? fee.missing : []));
  const final = figureOr({ value: row.final, trace: row.reasons.final }, waits);
  const isCompared = compared !== null && part !== null && !isMissing;
  const increase: StatementTotal | null =
    isCompared && final.kind === 'figure' ? { kind: 'figure', value: row.increase, trace: row.reasons.increase } : null;
  const made: GfeLine = {
    key: field ?? `${line} ${bucket}`,
    number: line === null ? ((first && numbers.get(first.entry.key)) ?? '') : `${line}`,
    label: row.label,
    block: own?.block ?? blockOf(charges.map(({ fee }) => fee)),
    bucket,
    field,
    estimate: isTold ? { kind: 'figure', value: row.estimate, trace: row.reasons.estimate } : null,
    final,
    increase,
    finding: isMissing ? `GFE ${own.block} is not entered` : findingOf({ bucket, increase, isTold }),
  };
  const items = field === null ? charges.map((charge) => itemOf(group, charge, numbers)) : [];
  const missing: MissingBlock[] = isMissing ? [{ field: own.field, words: gfeLabels[own.field], bucket }] : [];
  return { lines: [made, ...items], missing };
}

function findingOf({ bucket, increase, isTold }: Pick<GfeLine, 'bucket' | 'increase'> & { isTold: boolean }) {
  if (increase?.kind !== 'figure' || bucket === 'canChange') return null;
  if (bucket === 'zero' && increase.value > 0) return 'It may not rise';
  return isTold ? null : 'Held to zero';
}

/** A charge that its line counts with others, with its own estimate. */
function itemOf(group: GfeGroup, charge: HudCharge, numbers: Context['numbers']): GfeLine {
  const { fee, entry } = charge;
  const { estimate, final, reasons } = gfeRow({ ...group, label: fee.label, charges: [charge] });
  const field = fieldOf(fee);
  return {
    key: field ?? entry.key,
    number: numbers.get(entry.key) ?? '',
    label: fee.label,
    block: blockOf([fee]),
    bucket: group.bucket,
    field,
    isItem: true,
    estimate: fee.estimate === undefined ? null : { kind: 'figure', value: estimate, trace: reasons.estimate },
    final: { kind: 'figure', value: final, trace: reasons.final },
    increase: null,
    finding: null,
  };
}

/** Where the estimate of a fee is entered; of one that other pages work out it is not. */
const fieldOf = ({ code }: Fee): string | null => (code.startsWith('fees.') ? `${code}.estimate` : null);

const blocksOfSections: Readonly<Partial<Record<FeeSection, string>>> = { B: '3', C: '6' };

const blockOf = (fees: readonly Fee[]): string => blocksOfSections[fees[0]?.section ?? 'H'] ?? '';

/** Line 803, which follows from the two above it: as long as one of them is not entered, it is not. */
function adjusted(rows: readonly GfeRow[], lines: readonly GfeLine[], missing: readonly Missing[]): GfeLine {
  const parts = lines.filter(({ number }) => number === '801' || number === '802');
  const [row] = adjustedRow(rows);
  if (row === undefined) throw new Error('Lines 801 and 802 are always there');
  const isTold =
    parts.some(({ estimate }) => estimate !== null) &&
    parts.every(({ field }) => missing.every((gap) => gap.field !== field));
  const total = (part: 'estimate' | 'final' | 'increase') => ({ value: row[part], trace: row.reasons[part] });
  const final = figureOr(
    total('final'),
    parts.flatMap((each) => (each.final.kind === 'open' ? each.final.missing : [])),
  );
  return {
    key: '803',
    number: '803',
    label: row.label,
    block: 'A',
    bucket: 'zero',
    field: null,
    estimate: isTold ? { kind: 'figure', ...total('estimate') } : null,
    final,
    increase: isTold && final.kind === 'figure' ? { kind: 'figure', ...total('increase') } : null,
    finding: null,
  };
}

const numberOf = ({ number }: GfeLine): number => (number === '' ? 9999 : Number(number));
const byNumber = (one: GfeLine, other: GfeLine): number => numberOf(one) - numberOf(other);

type OpenFee = Extract<FiguredFee, { kind: 'open' }>;

/** The lines that a charge is on of which something is missing. */
function linesOf({ section, movesSides, isPrepaidInterest, feeKind }: OpenFee): readonly number[] {
  if (movesSides) return [1101, 1103];
  if (section === null) return formLines;
  // Points have a line of their own; whatever else the originator charges is on the one above, as on page 2.
  if (section === 'A') return feeKind === 'ratePoints' ? [802] : [801];
  if (section === 'F' && isPrepaidInterest) return [901];
  return linesOfSections[section] ?? placedOn({ section, ...(feeKind && { feeKind }) });
}

/** The line that counts it on page 2, or a line of the form: any other is of the charge alone. */
function placedOn({ section, feeKind }: { section: FeeSection; feeKind?: FeeKind }): readonly number[] {
  // The bucket says nothing of what counts a service.
  const { line, countedOn } = hudForm2010.placeOf({ section, bucket: 'canChange', ...(feeKind && { kind: feeKind }) });
  if (countedOn !== null) return [countedOn];
  return line !== null && formLines.includes(line) ? [line] : [];
}

const linesOfSections: Readonly<Partial<Record<FeeSection, readonly number[]>>> = {
  E: [1201, 1203],
  G: [1001],
};

/** Whether an open charge may be one of a line: without a block for the line, those that are held and those that are not stand apart. */
function mayBeOn(fee: OpenFee, { line, block, bucket, charges }: GfeGroup): boolean {
  if (line === null || !linesOf(fee).includes(line)) return false;
  return block !== null || charges.length === 0 || !fee.bucket || bucketOnLine(line, [fee]) === bucket;
}

/** Whether an open charge may be held to an estimate, by itself or with those of its line. */
function isLimited(fee: OpenFee, groups: readonly GfeGroup[]): boolean {
  if (fee.bucket !== undefined && fee.bucket !== 'canChange') return true;
  return groups.some((group) => {
    const all = [...group.charges.map((charge) => charge.fee), fee];
    return mayBeOn(fee, group) && bucketOnLine(group.line, all) !== 'canChange';
  });
}
