import type { CheckPrinterRecord } from '@closewright/contract/check-printing';
import { type CheckPrinter, checkPrinterList } from '@closewright/domain/check-printing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { Layout } from '../../../records/form/layout.ts';
import type { OfficeLooks } from '../../../records/list/office-columns.ts';
import { checkPrinterTable } from '../../../records/plain/tables.plain.ts';
import { TestSheetButton } from '../check-layouts/test-sheet-button.tsx';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';

const offset = { unit: 'in', hundredths: true } as const;
const layout: Layout = [
  ['name', 12, { help: 'What staff call it: they choose it where they print checks' }],
  ['right', 6, { ...offset, help: 'The test sheet is too far left by 0.03 in: 0.03. Too far right: -0.03' }],
  ['down', 6, { ...offset, help: 'The test sheet is too high by 0.03 in: 0.03. Too low: -0.03' }],
  [['inactive', 12, { help: 'No longer offered; checks that were printed stay' }]],
];

/** The list shows inches, as they are typed; its CSV has hundredths. */
const inches = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} in`;

const looks: OfficeLooks<CheckPrinter> = {
  name: { grow: 2, minWidth: 150, rowHeader: true },
  right: { width: 104, kind: 'number', render: ({ right }) => inches(right) },
  down: { width: 104, kind: 'number', render: ({ down }) => inches(down) },
  inactive: { width: 80 },
};

/** The printers that checks are printed on, and how far off they print. */
export function CheckPrintersScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  return (
    <OfficeListScreen<CheckPrinter, CheckPrinterRecord>
      screen="check-printers"
      list={checkPrinterList}
      fields={checkPrinterTable}
      layout={layout}
      looks={looks}
      find={find}
      actions={<TestSheetButton />}
      query={useQuery(queryFor('listCheckPrinters'))}
      rowID={({ checkPrinterID }) => checkPrinterID}
      schemas={async () => (await import('@closewright/contract/check-printing')).checkPrinterRecord.fields}
      create={(body) => call('createCheckPrinter', { body })}
      save={({ checkPrinterID, version }, changes) =>
        call('saveCheckPrinter', { params: { checkPrinterID }, body: { version, changes } })
      }
      bring={(body) => call('importCheckPrinters', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listCheckPrinters') })}
    />
  );
}
