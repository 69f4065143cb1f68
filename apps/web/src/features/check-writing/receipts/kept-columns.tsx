import type { Kept, Receipt } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import type { GridColumn } from '@closewright/ui/data-grid';
import type { ReactNode } from 'react';
import { amountText } from '../../../lib/amount-text.ts';
import { keptAmount } from './receipt-draft.ts';
import { isKept, type ReceiptRow } from './receipt-rows.ts';
import { ReceiptStateMark, stateWords } from './receipt-state.tsx';

/** Whether it still counts. */
const stateOf = ({ takenBack }: Kept) => ({ state: takenBack === null ? 'kept' : 'taken back' }) as const;

/** What was kept, line by line, and why that does not count any more. */
export const keptWords = ({ lines, takenBack }: Pick<Kept, 'lines' | 'takenBack'>): string =>
  [
    lines.map(({ label, amount }) => `${label} ${amountText(amount)}`).join(', '),
    ...(takenBack === null ? [] : [`Taken back: ${takenBack.reason}`]),
  ].join('. ');

interface KeptCell {
  readonly value: (kept: Kept) => string | number;
  readonly text?: (kept: Kept) => string;
  readonly render?: (kept: Kept) => ReactNode;
}

/** What the columns of receipts say of what was kept; in the others it has nothing: no money came in. */
const cells: Readonly<Record<string, KeptCell>> = {
  date: { value: ({ date }) => date, text: ({ date }) => formatDate(date) },
  instrument: { value: () => 'Kept', text: ({ lines }) => `Kept ${amountText(keptAmount(lines))}` },
  payer: { value: ({ payer }) => payer },
  memo: { value: keptWords },
  state: {
    value: (kept) => stateOf(kept).state,
    text: (kept) => stateWords(stateOf(kept)),
    render: (kept) => <ReceiptStateMark {...stateOf(kept)} />,
  },
  amount: { value: () => 0 },
};

/** A column of receipts that also shows what was kept. */
export function withKept({ value, text, render, ...column }: GridColumn<Receipt>): GridColumn<ReceiptRow> {
  const cell = cells[column.id];
  const textOf = text ?? ((receipt: Receipt) => String(value?.(receipt) ?? ''));
  return {
    ...column,
    value: (row) => (isKept(row) ? (cell?.value(row) ?? null) : (value?.(row) ?? null)),
    ...((text || cell?.text) && {
      text: (row) => (isKept(row) ? (cell?.text?.(row) ?? String(cell?.value(row) ?? '')) : textOf(row)),
    }),
    ...(render && { render: (row, ...more) => (isKept(row) ? cell?.render?.(row) : render(row, ...more)) }),
  } as GridColumn<ReceiptRow>;
}
