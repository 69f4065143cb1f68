import '@closewright/ui/styles.css';
import type { Settlement } from '@closewright/contract/settlement';
import { freeFile } from '@closewright/domain/access';
import type { FormName } from '@closewright/domain/forms';
import { loan, orderDetail } from '@closewright/testkit';
import { until } from '@closewright/ui/lib/until';
import { createRoot, type Root } from 'react-dom/client';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { type OpenFile, OpenFileProvider } from '../../open-file/file-context.ts';
import type { Aggregate } from '../../records/editor/aggregate.ts';
import { createRecordEditor, type RecordEditor } from '../../records/editor/create-record-editor.ts';
import { RecordPageProvider, type RecordPageState } from '../../records/rows/page-context.ts';
import { UndoSheet } from '../../records/saving/undo-sheet.fixture.tsx';
import { type StatementKind, statementAggregate } from '../../records/settlement/statement-aggregate.ts';
import { FormSheet } from './form-sheet.tsx';

const fee = (feeID: number, section: 'A' | 'B' | 'C', label: string, borrowerAtClosing: number) => ({
  ...{ feeID, section, label, borrowerAtClosing },
  ...{ sequence: feeID, bucket: 'None', source: 'Typed', payeeName: 'Surveys Co.' },
});

const lists = [
  ...['payoffs', 'payoffFees', 'prorations', 'commissions', 'commissionPayees', 'commissionTiers'],
  ...['escrowItems', 'escrowBills', 'recordingDocuments', 'transferTaxes', 'rateOrders', 'rateEndorsements'],
];

const ofFile = loan({ loanID: 9, lenderName: 'Ficus Bank', amount: 162_000_00, rate: '3.875', termMonths: 360 });

/** A statement with the closing disclosure as its form; what no test looks at is left out. */
const statement = {
  loanID: 9,
  version: 1,
  hasSeller: true,
  settlementStatementType: 1,
  loans: [ofFile],
  salePrice: 180_000_00,
  earnestMoney: 0,
  closingDate: '2013-04-15',
  disbursementDate: null,
  ...Object.fromEntries(lists.map((list) => [list, []])),
  adjustments: [
    { adjustmentID: 1, sequence: 1, kind: 'Seller credit', label: 'Credit of the seller', amount: 2500_00 },
  ],
  fees: [
    fee(1, 'A', 'Application fee', 300_00),
    fee(2, 'C', 'Pest inspection fee', 120_50),
    fee(3, 'C', 'Survey fee', 85_00),
    fee(4, 'C', 'Warranty', 1_250_000_00),
  ],
} as unknown as Settlement;

const detail = orderDetail({}, { loans: [ofFile] });

/** What the server has, which each save comes to. */
let stored = statement;
const aggregate: Aggregate<Settlement, StatementKind> = {
  ...statementAggregate(12, 9),
  async send(version, { fees = [] }) {
    const sent = fees as readonly { feeID: number }[];
    const now = (each: { feeID: number }) => ({ ...each, ...sent.find(({ feeID }) => feeID === each.feeID) });
    stored = { ...stored, version: version + 1, fees: stored.fees.map(now) as Settlement['fees'] };
    return stored;
  },
};

let root: Root;

/** The desk of the editor with a real editor of its rows. @param width of the desk in pixels */
export async function showForm(
  name: FormName = 'closingDisclosure',
  { width = 1298, mayEdit = true }: { width?: number; mayEdit?: boolean } = {},
): Promise<RecordEditor<StatementKind>> {
  stored = statement;
  const editor = createRecordEditor(aggregate, statement, {
    mayEdit: () => mayEdit,
    hasUnreadable: () => false,
    onInvalid: () => {},
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
  const state: RecordPageState<StatementKind> = {
    ...{ editor, lookups: {}, regionIDs: [], mayEdit },
    modeOf: () => ({ mode: mayEdit ? 'edit' : 'read', reason: null }),
  };
  const file = {
    ...{ ordersID: 12, detail, state: freeFile, holder: null },
    header: { fileNumber: '12-3456', hasSeller: true, settlementStatementType: 1 },
  } as unknown as OpenFile;
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = `${width}px`;
  root = createRoot(host);
  root.render(
    // The fields ask for the time zone of the company alone, and there is none.
    <AppSessionProvider value={{ session: { tenant: null } } as unknown as AppSession}>
      <OpenFileProvider value={file}>
        <RecordPageProvider value={state}>
          <UndoSheet history={editor.parts.history}>
            <FormSheet statement={statement} ofFile={null} name={name} onLeave={() => {}} onPrint={() => {}} />
          </UndoSheet>
        </RecordPageProvider>
      </OpenFileProvider>
    </AppSessionProvider>,
  );
  await until(() => document.querySelector('.form-page'), 'the form');
  return editor;
}

export function removeForm(): void {
  root.unmount();
  document.body.replaceChildren();
}

/** The cell of a line that shows, or is named by the end of its field. */
export const cellOf = (line: string, end: string): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-line="${line}"] [data-cell][data-at$="${end}"]`);
  if (cell === null) throw new Error(`Line ${line} has no cell ${end}`);
  return cell;
};

export const inHand = (): HTMLElement => document.activeElement as HTMLElement;
