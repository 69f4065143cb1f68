import { columnWords, percentField } from '@closewright/domain/fees';
import { counted, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { costColumns } from '@closewright/domain/settlement';
import {
  type TemplatedRows,
  type TemplateLine,
  type TemplateOffer,
  type TemplateSurroundings,
  templateOffers,
} from '@closewright/domain/statement-presets';
import { Checkbox } from '@closewright/ui/checkbox';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { templateField } from './template-field.ts';

export interface ApplyTemplateProps extends Pick<TemplateSurroundings, 'payees' | 'place'> {
  /** What stands in the statement. */
  there: TemplatedRows;
  /** The template of the file. */
  templateID: number | null;
  /** Whether the user may enter what the line becomes. */
  mayTake(offer: TemplateOffer): boolean;
  dialog: DialogControl<readonly TemplateOffer[]>;
}

/** The lines of a template before they are taken: which stand there already, whom they pay, and what comes in. */
export function ApplyTemplate({ there, payees, place, templateID, mayTake, dialog }: ApplyTemplateProps) {
  const { data: lines, isError } = useQuery(queryFor('listTemplateLines'));
  const { data: prorationDefaults } = useQuery(queryFor('listProrationDefaults'));
  const [left, setLeft] = useState<ReadonlySet<TemplateLine>>(new Set());
  const isRead = lines !== undefined && prorationDefaults !== undefined;
  const offersOf = (chosen: number | null) =>
    isRead && chosen !== null ? templateOffers(lines, chosen, there, { payees, place, prorationDefaults }) : [];
  const takenOf = (offers: readonly TemplateOffer[]) =>
    offers.filter((offer) => !offer.isThere && mayTake(offer) && !left.has(offer.line));
  const form = useRecordDialog<{ settlementTemplateID: number | null }, readonly TemplateOffer[]>({
    dialog,
    ...templateField,
    begin: { settlementTemplateID: templateID },
    guard: false,
    send: async ({ settlementTemplateID }) => takenOf(offersOf(settlementTemplateID)),
  });
  const { settlementTemplateID: chosen } = form.values;
  const offers = offersOf(chosen);
  const taken = takenOf(offers);
  const turn = (line: TemplateLine) => {
    const next = new Set(left);
    if (!next.delete(line)) next.add(line);
    setLeft(next);
  };
  return (
    <RecordDialog
      form={form}
      layout={[['settlementTemplateID', 12, { clearable: false }]]}
      saveLabel={taken.length === 0 ? 'Add lines' : `Add ${counted(taken.length, 'line')}`}
      obstacle={obstacleOf({ isError, isRead, isChosen: chosen !== null, offers, count: taken.length })}
    >
      {offers.length > 0 && (
        <div className="overflow-auto">
          <Table
            caption="What is added"
            captionHidden
            columns={[takenColumn({ taken, turn, mayTake }), ...columns, nowColumn(mayTake)]}
            rows={offers}
            rowKey={({ line }) => `${line.part} ${line.section} ${line.label}`}
          />
        </div>
      )}
    </RecordDialog>
  );
}

interface Reasons {
  isError: boolean;
  isRead: boolean;
  isChosen: boolean;
  offers: readonly TemplateOffer[];
  count: number;
}

function obstacleOf({ isError, isRead, isChosen, offers, count }: Reasons): string | null {
  if (isError) return 'The templates could not be read';
  if (!isRead) return 'The templates are being read';
  if (!isChosen) return 'Choose a template';
  if (offers.length === 0) return 'The template has no lines';
  if (offers.every(({ isThere }) => isThere)) return 'All of its lines stand there already';
  return count === 0 ? 'No line is chosen' : null;
}

interface Taking {
  taken: readonly TemplateOffer[];
  turn(line: TemplateLine): void;
  mayTake(offer: TemplateOffer): boolean;
}

const takenColumn = ({ taken, turn, mayTake }: Taking): TableColumn<TemplateOffer> => ({
  id: 'taken',
  header: <span className="sr-only">Add</span>,
  cell: (offer) => (
    <Checkbox
      aria-label={`Add ${offer.line.label}`}
      value={taken.includes(offer)}
      disabled={offer.isThere || !mayTake(offer)}
      onValueChange={() => turn(offer.line)}
    />
  ),
});

const nowColumn = (mayTake: Taking['mayTake']): TableColumn<TemplateOffer> => ({
  id: 'now',
  header: 'Now',
  cell: (offer) => (offer.isThere ? 'Stands there' : mayTake(offer) ? 'New' : 'Not with your rights'),
});

const columns: readonly TableColumn<TemplateOffer>[] = [
  { id: 'section', header: 'Section', cell: ({ line }) => line.section ?? 'Proration' },
  { id: 'label', header: 'Description', cell: ({ line }) => line.label, rowHead: true },
  {
    id: 'payee',
    header: 'Payee',
    cell: (offer) => (offer.kind === 'fees' ? (offer.values.payeeName ?? '') : ''),
  },
  { id: 'amounts', header: 'Amounts', cell: amountsOf },
];

/** The terms and shares of a line in words. */
function amountsOf({ line }: TemplateOffer): string {
  const { amount, percent, percentOf, quantity, each } = line;
  const money = (value: number) => formatMoney(cents(value));
  const terms = [
    amount === null ? null : money(amount),
    percent === null ? null : `${percent} % of ${percentOf?.toLowerCase() ?? 'what is open'}`,
    each === null ? null : `${quantity ?? 1} at ${money(each)}`,
  ];
  const shares = costColumns.map((column) => {
    const share = line[percentField(column)];
    const value = line[column];
    if (value === null && share === null) return null;
    return `${columnWords[column]} ${value === null ? `${share} %` : money(value)}`;
  });
  return [...terms, ...shares].filter((each) => each !== null).join(', ');
}
