import '@closewright/ui/styles.css';
import type { CustomDataRecord } from '@closewright/contract/custom-data';
import { freeFile } from '@closewright/domain/access';
import { CustomFieldType, ReferenceTable } from '@closewright/domain/custom-fields';
import { loan, orderDetail } from '@closewright/testkit';
import { until } from '@closewright/ui/lib/until';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { CustomFieldGrid } from '../../features/custom-data/form/custom-field-grid.tsx';
import { valuesFor } from '../../features/custom-data/form/custom-form.ts';
import { CustomFormProvider } from '../../features/custom-data/form/custom-form-context.ts';
import { customFormServices } from '../../features/custom-data/form/custom-form-services.ts';
import { useCustomRecord } from '../../features/custom-data/record/use-custom-record.ts';
import { mainAggregate } from '../../features/file-main/file-main-aggregate.ts';
import { FormSection } from '../../features/file-main/sections/form-section.tsx';
import { loanName } from '../../features/loans/loan-name.ts';
import { useRecordEditor as useRowsEditor } from '../editor/use-record-editor.ts';
import { fileAggregate } from '../file/file-aggregate.ts';
import { RecordPageProvider } from '../rows/page-context.ts';
import { RowForm } from '../rows/row-form.tsx';
import { RowSection } from '../rows/row-section.tsx';
import { RowsList } from '../rows/rows-list.tsx';
import { useChosenRow } from '../rows/use-chosen-row.ts';
import { createSaveParts } from './save-parts.ts';
import { UndoSheet } from './undo-sheet.fixture.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const detail = orderDetail(
  {},
  {
    loans: [
      loan({ loanID: 9, lenderName: 'First Bank', amount: 10_000, rate: '3', loanOrder: 1 }),
      loan({ loanID: 10, lenderName: 'Other Bank', loanOrder: 2 }),
    ],
  },
);
const file = fileAggregate(detail.order.ordersID);
const main = mainAggregate(detail.order.ordersID);
const page = {
  mayEdit: true,
  lookups: {},
  regionIDs: [],
  file: freeFile,
  modeOf: () => ({ mode: 'edit', reason: null }) as const,
  hasUnreadable: () => false,
  onInvalid: () => {},
};

const names = ['lenderName', 'amount', 'rate', 'purpose'];

/** Loans, as rows of the file. */
function RowsOfFile() {
  const editor = useRowsEditor({ ...page, aggregate: file, document: detail });
  return (
    <RecordPageProvider value={{ ...page, editor }}>
      <UndoSheet history={editor.parts.history}>
        <Loans />
      </UndoSheet>
    </RecordPageProvider>
  );
}

function Loans() {
  const { row, choose } = useChosenRow('loans');
  return (
    <RowsList
      kind="loans"
      label="Loans"
      columns={[{ id: 'loan', header: 'Loan', value: loanName, rowHeader: true }]}
      current={row?.key ?? null}
      onCurrentChange={choose}
      empty={null}
    >
      {row && (
        <RowForm row={row} name="loans">
          <RowSection name="loan" title="Loan" kind="loans" row={row} fields={names.map((name) => [name, 6])} />
        </RowForm>
      )}
    </RowsList>
  );
}

/** The default loan, on File Main. */
function FileMain() {
  const editor = useRowsEditor({ ...page, aggregate: main, document: detail });
  return (
    <RecordPageProvider value={{ ...page, editor }}>
      <UndoSheet history={editor.parts.history}>
        <FormSection
          name="price"
          title="Price and loan"
          fields={[
            ['loan.lenderName', 6],
            ['loan.amount', 6],
            ['loan.rate', 6],
            ['order.closingTime', 6],
          ]}
        />
      </UndoSheet>
    </RecordPageProvider>
  );
}

const parts = createSaveParts(() => {});
const types = [CustomFieldType.Text, CustomFieldType.Money, CustomFieldType.Decimal, CustomFieldType.Time];
const definitions: CustomDataRecord['customDataDefinition'] = types.map((customDataType, at) => ({
  customDataDefinitionID: at + 1,
  customDataTabID: 1,
  label: `Field ${at + 1}`,
  referenceTable: ReferenceTable.Orders,
  customDataType,
  positionOrdinal: at,
  maxLength: null,
  displayLabel: true,
  gridListValueRequired: false,
  parentID: null,
  parentSelectionID: null,
  listValueCount: 0,
  module: null,
  version: 1,
}));

const record: CustomDataRecord = { customData: valuesFor(definitions, [], 12), customDataDefinition: definitions };

/** Fields that an administrator has defined. */
function CustomFields() {
  const tab = {
    customDataTabID: 1,
    referenceTable: ReferenceTable.Orders,
    label: 'Desk',
    positionOrdinal: 1,
    display: true,
    inFileMain: false,
    regionID: 1,
    version: 1,
  };
  const { editor, onBeforeSave } = useCustomRecord({
    ...page,
    subject: { ordersID: 12, referenceTablePKValue: 12, tab, listValues: [] },
    record,
    parts,
    refreshFile: () => {},
  });
  const state = { editor, onBeforeSave, definitions, listValues: [], services: customFormServices };
  return (
    <CustomFormProvider value={state}>
      <UndoSheet history={parts.history}>
        <CustomFieldGrid definitions={definitions} />
      </UndoSheet>
    </CustomFormProvider>
  );
}

const boxOf = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  return (found?.matches('input') ? found : found?.querySelector('input')) as HTMLInputElement;
};
const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}y{/Control}');

async function show(children: React.ReactNode, first: string): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The editors ask for the time zone of the company alone, and there is none. */}
      <AppSessionProvider value={{ session: { tenant: null } } as unknown as AppSession}>{children}</AppSessionProvider>
    </QueryClientProvider>,
  );
  await until(() => boxOf(first));
}

/** Field, what is typed, how it reads once left, and how it read before. */
type Typed = [name: string, keys: string, left: string, before: string];
const engines: [string, React.ReactElement, Typed[]][] = [
  [
    'rows of the file',
    <RowsOfFile key="rows" />,
    [
      ['loans.lenderName', 'Second', 'Second', 'First Bank'],
      ['loans.amount', '25.5', '25.50', '100.00'],
      ['loans.rate', '4.5', '4.5000%', '3.0000%'],
    ],
  ],
  [
    'File Main',
    <FileMain key="main" />,
    [
      ['loan.lenderName', 'Second', 'Second', 'First Bank'],
      ['loan.amount', '25.5', '25.50', '100.00'],
      ['loan.rate', '4.5', '4.5000%', '3.0000%'],
    ],
  ],
  [
    'custom fields',
    <CustomFields key="custom" />,
    [
      ['custom.f1', 'Desk', 'Desk', ''],
      ['custom.f2', '25.5', '25.50', ''],
      ['custom.f4', '230p', '2:30 PM', ''],
    ],
  ],
];

it.each(engines)(
  'takes back what was typed into %s field by field, and the focus follows',
  async (_, screen, typed) => {
    await show(screen, typed[0]?.[0] ?? '');
    for (const [name, keys, left] of typed) {
      boxOf(name).focus();
      boxOf(name).select();
      await userEvent.keyboard(`${keys}{Tab}`);
      await until(
        () => boxOf(name).value === left,
        () => `${name} as ${left}, not ${boxOf(name).value}`,
      );
    }
    for (const [name, , , before] of typed.toReversed()) {
      await undo();
      await until(
        () => boxOf(name).value === before,
        () => `${name} as ${before}, not ${boxOf(name).value}`,
      );
      await until(() => document.activeElement === boxOf(name), `the focus in ${name}`);
    }
    await undo();
    for (const [name, , left] of typed) {
      await redo();
      await until(
        () => boxOf(name).value === left,
        () => `${name} as ${left} again`,
      );
    }
  },
);

it('takes back what was typed into another row, which comes into view', async () => {
  await show(<RowsOfFile />, 'loans.amount');
  boxOf('loans.amount').select();
  await userEvent.keyboard('77{Tab}');
  document.querySelector<HTMLElement>('[data-row="0"] [data-col]')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await until(() => boxOf('loans.lenderName').value === 'Other Bank');
  boxOf('loans.lenderName').focus();
  await undo();
  await until(() => boxOf('loans.lenderName').value === 'First Bank', 'the first loan');
  await until(() => document.activeElement === boxOf('loans.amount'), 'the focus in the amount');
  expect(boxOf('loans.amount').value).toBe('100.00');
});

it('takes back a pick', async () => {
  await show(<RowsOfFile />, 'loans.amount');
  const list = () => document.querySelector<HTMLElement>('[data-field="loans.purpose"]') as HTMLElement;
  const shown = () => (list() instanceof HTMLInputElement ? (list() as HTMLInputElement).value : list().textContent);
  const before = shown();
  list().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => document.querySelector('[role=option]'), 'the list');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await until(() => shown() !== before, 'a pick');
  await userEvent.keyboard('{Tab}');
  await undo();
  await until(() => shown() === before, 'nothing picked');
  await until(() => document.activeElement === list(), 'the focus in the list');
});
