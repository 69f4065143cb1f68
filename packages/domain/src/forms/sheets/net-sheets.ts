import type { Side } from '../../adjustments/index.ts';
import type { ReckonedStatement, StatementTotal } from '../../closing-file/index.ts';
import { InputError } from '../../errors/index.ts';
import { formatDate } from '../../formats/index.ts';
import {
  altaSections,
  buyerNetSheet as figuresOfBuyer,
  sellerNetSheet as figuresOfSeller,
  type NetSheet,
  type NetSheetGroup,
  netSheetGroupOf,
  netSheetGroups,
} from '../../settlement/index.ts';
import { headOfStatement } from '../alta/head-of-statement.ts';
import { placeInSection } from '../alta/section-order.ts';
import { type Direction, type StatementLine, statementLines } from '../alta/statement-lines.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormCell, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, type FormFigure, type KeepFigure, withoutSign } from '../form-figures.ts';
import { heading, note, typedRun } from '../form-parts.ts';

/** What a sheet of a side is made with. */
interface SheetOfSide {
  readonly title: string;
  /** The columns, what is due before what is taken off. */
  readonly columns: readonly (readonly [Direction, string])[];
  readonly totals: readonly [due: string, off: string];
  /** What the net is called, above zero and below. */
  readonly net: readonly [above: string, below: string];
  readonly cash: 'cashFromBorrower' | 'cashToSeller';
  readonly figuresOf: (entries: ReckonedStatement['figures']['entries']) => NetSheet;
}

const sheets: Readonly<Record<Side, SheetOfSide>> = {
  buyer: {
    title: 'Buyer’s Net Sheet',
    columns: [
      ['debit', 'Price and costs'],
      ['credit', 'Loans and credits'],
    ],
    totals: ['Price and costs', 'Loans, deposit and credits'],
    net: ['Estimated cash needed at closing', 'Estimated cash to you at closing'],
    cash: 'cashFromBorrower',
    figuresOf: figuresOfBuyer,
  },
  seller: {
    title: 'Seller’s Net Sheet',
    columns: [
      ['credit', 'Price and credits'],
      ['debit', 'Costs'],
    ],
    totals: ['Price and credits', 'Costs and credits of the buyer'],
    net: ['Estimated net proceeds', 'Estimated cash needed at closing'],
    cash: 'cashToSeller',
    figuresOf: figuresOfSeller,
  },
};

/** What a buyer brings to closing, for a client: an estimate by groups, of what the statement has now. What is open has no amount. */
export const buyerNetSheet = (known: ReckonedStatement, told: ToldOfFile): ExplainedForm =>
  netSheet(known, told, 'buyer');

/** What a seller gets at closing, for a client: an estimate by groups, of what the statement has now. Throws an InputError where there is no seller. */
export function sellerNetSheet(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  if (!known.file.hasSeller) throw new InputError('MISSING', 'file.sellers', 'There is no seller');
  return netSheet(known, told, 'seller');
}

function netSheet(known: ReckonedStatement, told: ToldOfFile, side: Side): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const { title } = sheets[side];
  const blocks: readonly FormBlock[] = [
    heading(`${title} – Estimate`),
    note('An estimate from what is known today. Amounts at closing may differ.'),
    ...headOfStatement({ known, told, sides: [side] }),
    {
      kind: 'table',
      label: title,
      columns: [{ share: 64 }, ...sheets[side].columns.map(([, words]) => ({ share: 18, heading: words }))],
      rows: [...groupRows(known, told, side, keep), ...totalRows(known, side, keep)],
    },
  ];
  const footer: readonly FormRun[] = [
    { text: `${title} – Estimate   File # ` },
    typedRun(told.fileNumber, 'order.fileNumber'),
  ];
  return { title: `${title} – Estimate`, pages: [{ number: '1', blocks, footer }], numbersSheets: true, figures };
}

function groupRows(known: ReckonedStatement, told: ToldOfFile, side: Side, keep: KeepFigure): FormRow[] {
  const lines = statementLines({ ...known, keep, sides: [side], lender: told.named.lenderName });
  const { columns } = sheets[side];
  // The keys of a literal are known by its type.
  return (Object.keys(netSheetGroups) as NetSheetGroup[]).flatMap((group): FormRow[] => {
    const own = lines.filter(({ section }) => netSheetGroupOf(section) === group);
    if (own.length === 0) return [];
    const sorted = own.toSorted(
      (one, other) => sectionOrder(one) - sectionOrder(other) || placeInSection(one) - placeInSection(other),
    );
    return [
      { key: group, kind: 'heading', cells: [{ runs: [{ text: netSheetGroups[group] }], span: columns.length + 1 }] },
      ...sorted.map((line): FormRow => {
        const cells = columns.map(([direction]): FormCell => {
          const amount = line.amounts[side][direction];
          return { runs: amount ? amountRuns(keep, amount.name, amount.total) : [], align: 'right' };
        });
        return { key: line.key, kind: 'line', cells: [{ runs: wordsOf(line, known) }, ...cells] };
      }),
    ];
  });
}

/** Where the section of a line stands in an ALTA-style statement. */
const sectionOrder = ({ section }: StatementLine): number => Object.keys(altaSections).indexOf(section);

/** A payoff says how long the terms of its lender hold. */
function wordsOf({ key, kind, words }: StatementLine, { rows }: ReckonedStatement): readonly FormRun[] {
  const at = kind === 'payoff' ? Number(key.split('.')[1]) : -1;
  const day = rows.payoffs[at]?.goodThrough;
  if (!day) return words;
  return [...words, { text: ' (good through ' }, typedRun(formatDate(day), `${key}.goodThrough`), { text: ')' }];
}

function totalRows({ figures }: ReckonedStatement, side: Side, keep: KeepFigure): FormRow[] {
  const { totals: names, net: words, cash, figuresOf } = sheets[side];
  const total = figures.totals[cash];
  const { totalDue, totalOff, net } = figuresOf(figures.entries);
  // As long as the cash of the side is open, so is all of it.
  const shown = (figure: NetSheet['net']): StatementTotal =>
    total?.kind === 'open' ? total : { kind: 'figure', ...figure };
  const runs = (name: string, figure: NetSheet['net'], words?: typeof withoutSign) =>
    amountRuns(keep, `netSheet.${name}`, shown(figure), words);
  const isBelow = total?.kind !== 'open' && net.value < 0;
  const [first, second] = [runs('due', totalDue), runs('off', totalOff)];
  return [
    {
      key: 'totals.due',
      kind: 'subheading',
      cells: [{ runs: [{ text: `Total: ${names[0]}` }] }, { runs: first, align: 'right' }, { runs: [] }],
    },
    {
      key: 'totals.off',
      kind: 'subheading',
      cells: [{ runs: [{ text: `Total: ${names[1]}` }] }, { runs: [] }, { runs: second, align: 'right' }],
    },
    {
      key: 'net',
      kind: 'total',
      cells: [
        { runs: [{ text: isBelow ? words[1] : words[0] }] },
        { runs: runs('net', net, withoutSign), align: 'right', span: 2 },
      ],
    },
  ];
}
