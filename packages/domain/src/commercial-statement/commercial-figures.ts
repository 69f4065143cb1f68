import { eachOnce, type Missing, type StatementPart, type StatementTotal } from '../closing-file/index.ts';
import { formatMoney } from '../formats/index.ts';
import { type Cents, cents, zeroCents } from '../money/index.ts';
import { figureOf, lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import { type Cells, type Column, cellsByParts, type Sharing, typedCells } from './line-cells.ts';
import { rentRollTotals, type TenantFigure, tenantFigures } from './rent-roll.ts';
import {
  columnOfParty,
  commercialSides,
  type Direction,
  directions,
  type StoredCommercial,
  type StoredCommercialLine,
  sharingSides,
} from './stored.ts';

/** The sections of what is worked out, which stand behind those that are typed. */
export const computedSections = { rentRoll: 'Rent roll', otherPages: 'Prorations and payoffs' } as const;

/** A line as it stands: what each column has, what is open, and whether it is out of balance. */
export interface CommercialLineFigure extends Cells {
  /** The key of the row, or what a line that is worked out is known by. */
  readonly key: number | string;
  readonly label: string;
  /** The number of a section, or one of those that are worked out. */
  readonly section: number | keyof typeof computedSections | null;
  /** Columns that are worked out. */
  readonly calculated: ReadonlySet<string>;
  /** What is wrong with it, in words; empty where nothing is. */
  readonly finding: string;
  readonly outBy: Explained<Cents> | null;
}

/** What a party owes and is credited with in all, and what is due from it; below zero what is due to it. */
export interface PartyTotals {
  readonly party: Column;
  readonly debit: StatementTotal;
  readonly credit: StatementTotal;
  readonly due: StatementTotal;
}

/** What a commercial statement comes to. */
export interface CommercialFigures {
  /** Buyers, then sellers, each in their order. */
  readonly columns: readonly Column[];
  readonly lines: readonly CommercialLineFigure[];
  readonly tenants: readonly TenantFigure[];
  readonly totals: readonly PartyTotals[];
  /** Zero where it balances: what the lines are out by, whichever way. */
  readonly outOfBalance: Explained<Cents>;
  /** All that is missing, each once. */
  readonly missing: readonly Missing[];
}

/** The parties that have columns: those with a side, each number once. */
export const columnsOf = ({ parties }: Pick<StoredCommercial, 'parties'>): readonly Column[] =>
  commercialSides.flatMap((side) =>
    parties.flatMap((party, at): Column[] => {
      const { number } = party;
      const isFirst = parties.findIndex((each) => each.number === number) === at;
      return party.side === side && number !== null && isFirst ? [{ ...party, number, side }] : [];
    }),
  );

/**
 * What a commercial statement comes to as its rows stand: every cell with its reason, every party’s balance. Nothing is assumed: what is not
 * known stays open and is named.
 * @param parts prorations and payoffs of the file’s own statement, which stand in it as they are worked out
 */
export function commercialFigures(stored: StoredCommercial, parts: readonly StatementPart[] = []): CommercialFigures {
  const columns = columnsOf(stored);
  const tenants = tenantFigures(stored);
  const lines = [
    ...stored.lines.map((line) => lineFigure(line, stored, columns)),
    ...rentLines(tenants, columns),
    ...partLines(parts, columns),
  ];
  const lost = lostRows(stored, columns);
  const totals = columns.map((party) => totalsOf(party, lines, lost));
  return {
    columns,
    lines,
    tenants,
    totals,
    outOfBalance: sumOf(
      'Out of balance',
      lines.flatMap(({ outBy }) => outBy?.trace ?? []),
      'What the lines are out by',
    ),
    missing: eachOnce([...lost, ...nobody(columns, lines), ...lines.flatMap(({ open }) => [...open.values()].flat())]),
  };
}

/** Lines without anybody to share them have no amount to be out by, and are not in balance for that. */
const nobody = (columns: readonly Column[], lines: readonly CommercialLineFigure[]): readonly Missing[] =>
  columns.length === 0 && lines.length > 0
    ? [{ field: 'commercialParties', words: 'There is no party yet: nothing of the lines is owed or credited' }]
    : [];

/** Rows that no column shows: their amounts are not dropped without a word. */
function lostRows({ parties, lines, amounts }: StoredCommercial, columns: readonly Column[]): Missing[] {
  const lostParties = parties.filter(({ key }) => columns.every((column) => column.key !== key));
  const lostAmounts = amounts.filter((row) => isTyped(row) && !columns.some(({ number }) => number === row.party));
  return [
    ...lostParties.map(({ key, name }) => ({
      field: `commercialParties.${key}.number`,
      words: `${name ?? 'A party'}: a side, and a number of its own`,
    })),
    ...lostAmounts.map(({ line, party }) => {
      const of = lines.find(({ id }) => id === line);
      return {
        field: `commercialLines.${of?.key ?? line}.label`,
        words: `${of?.label ?? 'A line'}: there is no party ${party ?? ''}`,
      };
    }),
  ];
}

const isTyped = (row: StoredCommercial['amounts'][number]): boolean =>
  directions.some((direction) => row[direction] !== null || row[`${direction}Percent`] !== null);

function lineFigure(
  row: StoredCommercialLine,
  { amounts }: StoredCommercial,
  columns: readonly Column[],
): CommercialLineFigure {
  const label = row.label?.trim() || 'Line';
  const path = `commercialLines.${row.key}`;
  const field = `${path}.amount`;
  const sharing: Sharing = {
    label,
    path,
    whole: row.amount === null ? null : figureOf(given('Whole amount', money(cents(row.amount)), field)),
    missing: row.amount === null ? [{ field, words: `${label}: the whole amount` }] : [],
  };
  const own = amounts.flatMap((each) => {
    const { party } = each;
    return each.line === row.id && party !== null && columns.some(({ number }) => number === party)
      ? [{ ...each, party }]
      : [];
  });
  const cells = directions.flatMap((direction): Cells[] => {
    const to = row[`${direction}To`];
    const side = to && sharingSides[to];
    const free = own.filter(({ party }) => columns.every(({ number, side: of }) => number !== party || of !== side));
    const typed = typedCells(sharing, direction, free);
    if (!side) return [typed];
    const kept = own.filter(
      (each) => !free.includes(each) && (each[direction] !== null || each[`${direction}Percent`] !== null),
    );
    const clash = kept.map(({ party }) => ({
      field: `${path}.${columnOfParty(direction, party)}`,
      words: `${label}: shared by parts, and an amount is typed as well`,
    }));
    return [typed, cellsByParts({ ...sharing, missing: [...sharing.missing, ...clash] }, direction, side, columns)];
  });
  return withBalance({
    key: row.key,
    label,
    section: row.section,
    ...merged(cells),
    calculated: calculatedOf(cells),
    whole: sharing.whole,
    path,
  });
}

const merged = (cells: readonly Cells[]): Cells => ({
  amounts: new Map(cells.flatMap(({ amounts }) => [...amounts])),
  open: new Map(cells.flatMap(({ open }) => [...open])),
});

/** What has steps below it is worked out. */
const calculatedOf = (cells: readonly Cells[]): ReadonlySet<string> =>
  new Set(
    cells.flatMap(({ amounts, open }) => [
      ...[...amounts].flatMap(([column, { trace }]) => (trace.inputs ? [column] : [])),
      ...open.keys(),
    ]),
  );

/** A line between the sides is as much debit as credit, and what is shared of a whole amount is all of it. */
function withBalance({
  whole,
  path,
  ...line
}: Omit<CommercialLineFigure, 'outBy' | 'finding'> & {
  readonly whole: Explained<Cents> | null;
  readonly path: string;
}): CommercialLineFigure {
  const sum = (direction: Direction): Explained<Cents> | null => {
    const own = [...line.amounts].flatMap(([column, { trace }]) => (column.startsWith(direction) ? [trace] : []));
    return own.length === 0 ? null : sumOf(`${line.label}, ${direction}s`, own, `All ${direction}s of the line`);
  };
  const [debits, credits] = [sum('debit'), sum('credit')];
  if (line.open.size > 0) return { ...line, finding: '', outBy: null };
  const off = (one: Explained<Cents>, other: Explained<Cents>, finding: string): CommercialLineFigure => ({
    ...line,
    finding,
    outBy: explainedMoney(cents(Math.abs(one.value - other.value)), {
      label: finding,
      formula: 'The more less the less',
      math: 'max(a - b, b - a)',
      inputs: [one.trace, other.trace],
    }),
  });
  const text = ({ value }: Explained<Cents>) => formatMoney(value);
  if (debits && credits && debits.value !== credits.value)
    return off(debits, credits, `${line.label}: debits are ${text(debits)}, credits ${text(credits)}`);
  const shared = debits ?? credits;
  if (whole && shared && shared.value !== whole.value)
    return off(shared, whole, `${line.label}: ${text(shared)} of ${text(whole)} is shared`);
  if (whole && !shared)
    return off(
      whole,
      figureOf(given('Shared', money(zeroCents), path)),
      `${line.label}: nothing of ${text(whole)} is shared`,
    );
  return { ...line, finding: '', outBy: null };
}

/** A line of a whole amount that goes from one side to the other, or from one side to somebody else. */
function computedLine(
  columns: readonly Column[],
  line: Pick<CommercialLineFigure, 'key' | 'label' | 'section'> & {
    whole: Explained<Cents> | null;
    missing: readonly Missing[];
  },
  to: Partial<Record<Direction, Column['side']>>,
): CommercialLineFigure {
  const { key, label, section, ...shared } = line;
  const path = String(key);
  const cells = directions.flatMap((direction) => {
    const side = to[direction];
    return side ? [cellsByParts({ label, path, ...shared }, direction, side, columns)] : [];
  });
  return withBalance({ key, label, section, ...merged(cells), calculated: calculatedOf(cells), whole: null, path });
}

function rentLines(tenants: readonly TenantFigure[], columns: readonly Column[]): CommercialLineFigure[] {
  const { rents, deposits } = rentRollTotals(tenants);
  const to = { debit: 'Seller', credit: 'Buyer' } as const;
  const section = 'rentRoll';
  return [
    ...(rents ? [computedLine(columns, { key: 'rents', label: 'Rents, prorated', section, ...rents }, to)] : []),
    ...(deposits
      ? [computedLine(columns, { key: 'deposits', label: 'Security deposits', section, ...deposits }, to)]
      : []),
  ];
}

/** Prorations go from one side to the other; a payoff is paid by the sellers to its lender. */
function partLines(parts: readonly StatementPart[], columns: readonly Column[]): CommercialLineFigure[] {
  return parts.flatMap((part) => {
    const { from, label, kind, missing, place } = part;
    if (kind !== 'payoff' && kind !== 'proration') return [];
    const trace: Trace | undefined = part.amounts.seller ?? part.amounts.buyer;
    const whole = trace ? figureOf(trace) : null;
    const line = { key: from, label, section: 'otherPages', whole, missing } as const;
    if (kind === 'payoff') return [computedLine(columns, line, { debit: 'Seller' })];
    const isDueFromBuyer = place === 'due';
    return [
      computedLine(columns, line, {
        debit: isDueFromBuyer ? 'Buyer' : 'Seller',
        credit: isDueFromBuyer ? 'Seller' : 'Buyer',
      }),
    ];
  });
}

function totalsOf(party: Column, lines: readonly CommercialLineFigure[], lost: readonly Missing[]): PartyTotals {
  const name = party.name ?? '';
  const ofColumn = (direction: Direction) => {
    const column = columnOfParty(direction, party.number);
    const missing = eachOnce([...lost, ...lines.flatMap(({ open }) => open.get(column) ?? [])]);
    const traces = lines.flatMap(({ amounts }) => amounts.get(column)?.trace ?? []);
    return { missing, sum: sumOf(`${name}, ${direction}s`, traces, 'The sum of the column') };
  };
  const total = ({ missing, sum }: ReturnType<typeof ofColumn>): StatementTotal =>
    missing.length > 0 ? { kind: 'open', missing } : { kind: 'figure', ...sum };
  const [debit, credit] = [ofColumn('debit'), ofColumn('credit')];
  const due = lessOf(
    `Due from ${name}`,
    debit.sum,
    credit.sum,
    'Debits less credits; below zero it is due to the party',
  );
  return {
    party,
    debit: total(debit),
    credit: total(credit),
    due: total({ missing: eachOnce([...debit.missing, ...credit.missing]), sum: due }),
  };
}
