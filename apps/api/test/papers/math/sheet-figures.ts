import { asLines, type Figures, inColumns } from '../drawn-figures.ts';
import type { Answer } from './run-command.ts';

const withoutSign = (amount: string): string => amount.replace(/^-/, '');
const filled = (cells: readonly { readonly column: string; readonly figures: string }[]) =>
  cells.filter(({ figures }) => figures !== '');
const outside = (line: Answer) =>
  line.items('paidOutsideClosing').map(({ text }) => ({ column: 'P.O.C.', figures: text('amount') }));

const funds = { buyer: 'Paid From Borrower’s Funds at Settlement', seller: 'Paid From Seller’s Funds at Settlement' };

/** Lines of a HUD-1 by their numbers; several on one line are one sum. Below 700 each side has one column. @param sides whose columns it has */
export function hudFigures(lines: readonly Answer[], sides: readonly ('buyer' | 'seller')[]): Figures {
  const cells = lines.flatMap((line) => {
    const number = line.text('line');
    const isBefore = Number(number) < 700 || Number(number) > 1400 || line.text('isOutsideColumns') === 'true';
    const amounts = sides.map((side) => ({
      column: isBefore ? '2' : funds[side],
      figures: line.text(side),
    }));
    return filled([...amounts, ...outside(line)]).map((cell) => ({ ...cell, place: `${number} ${cell.column}` }));
  });
  return Object.fromEntries(
    [...Map.groupBy(cells, ({ place }) => place)].map(([place, own]) => [
      place,
      (own.reduce((sum, { figures }) => sum + Math.round(Number(figures) * 100), 0) / 100).toFixed(2),
    ]),
  );
}

/** Lines of a HUD-1 that repeat others: cash has no sign, its boxes say which way it goes. */
export function hudSummary(figures: Figures): Figures {
  const repeated = { '301 2': '120 2', '302 2': '220 2', '601 2': '420 2', '602 2': '520 2' };
  return {
    ...figures,
    ...Object.fromEntries(Object.entries(repeated).map(([place, from]) => [place, figures[from] ?? ''])),
    ...Object.fromEntries(['303 2', '603 2'].map((place) => [place, withoutSign(figures[place] ?? '')])),
  };
}

const altaSections: Readonly<Record<string, string>> = {
  Financial: 'financial',
  'Prorations/Adjustments': 'prorations',
  'Loan Charges': 'loanCharges',
  'Other Loan Charges': 'otherLoanCharges',
  Impounds: 'impounds',
  'Title Charges & Escrow/Settlement Charges': 'title',
  Commission: 'commission',
  'Government Recording and Transfer Charges': 'government',
  'Payoff(s)': 'payoffs',
  Miscellaneous: 'miscellaneous',
};

/** An ALTA statement: its lines by section, what is due, and totals. @param sides of whose columns it has, by their heads */
export function altaFigures(statement: Answer, sides: Readonly<Partial<Record<'seller' | 'buyer', string>>>): Figures {
  const lines = statement.items('sections').flatMap((section) =>
    section.items('lines').map((line) => {
      const cells = Object.entries(sides).flatMap(([side, head]) =>
        (['debit', 'credit'] as const).map((column) => ({
          column: `${head} ${column === 'debit' ? 'Debit' : 'Credit'}`,
          figures: line.text(`${side}.${column}`),
        })),
      );
      const [own, others] = [filled(cells), outside(line)];
      const list = own.length === 0 ? 'outside' : 'lines';
      return [`${altaSections[section.text('label')]} ${list}`, inColumns([...own, ...others])] as const;
    }),
  );
  const totals = Object.entries(sides).flatMap(([side, head]) => {
    const [debits = '', credits = '', due = ''] = ['debits', 'credits', 'due'].map((each) =>
      statement.text(`${side}.${each}`),
    );
    const isOwed = due.startsWith('-');
    const all = isOwed ? credits : debits;
    return [
      [`subtotals ${head} Debit`, debits],
      [`subtotals ${head} Credit`, credits],
      [`due.${side} ${head} ${isOwed ? 'Debit' : 'Credit'}`, withoutSign(due)],
      [`totals ${head} Debit`, all],
      [`totals ${head} Credit`, all],
    ];
  });
  return { ...asLines(lines.filter(([, line]) => line !== '')), ...Object.fromEntries(totals) };
}

/** A net sheet: its lines by group, totals and the net. */
export function netSheetFigures(sheet: Answer, due: string, off: string): Figures {
  const lines = Object.entries({ due, off }).flatMap(([list, column]) =>
    sheet
      .items(list)
      .map(({ text }) => [`${text('group')} lines`, inColumns([{ column, figures: text('amount') }])] as const),
  );
  return {
    ...asLines(lines),
    [`totals.due ${due}`]: sheet.text('totalDue'),
    [`totals.off ${off}`]: sheet.text('totalOff'),
    [`net ${due}`]: sheet.text('net'),
  };
}

/** Receipts and disbursements by the answer to a settlement. */
export const balanceFigures = ({ text }: Answer): Figures => ({
  'totals.receipts In all': text('balance.receipts'),
  'totals.disbursements In all': text('balance.disbursements'),
  'balance.receipts 1': text('balance.receipts'),
  'balance.disbursements 1': text('balance.disbursements'),
  'balance 1': text('balance.outBy'),
});

/** What page 3 of a HUD-1 comes to beside the good faith estimate. */
export const comparisonFigures = ({ text }: Answer): Figures => ({
  'gfe.total Good Faith Estimate': text('tenPercent.estimate'),
  'gfe.total HUD-1': text('tenPercent.final'),
  'gfe.increase Good Faith Estimate': text('tenPercent.increase'),
});

/** What goes into an escrow account at closing; nothing where there is none. */
export const depositFigures = ({ text }: Answer): Figures =>
  Object.fromEntries(Number(text('G')) === 0 ? [] : [['deposit.total 1', text('G')]]);
