import type { CheckLayoutRecord } from '@closewright/contract/check-printing';
import { type CheckLayout, checkLayoutList } from '@closewright/domain/check-printing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { Layout } from '../../../records/form/layout.ts';
import type { OfficeLooks } from '../../../records/list/office-columns.ts';
import { checkLayoutTable } from '../../../records/plain/tables.plain.ts';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';
import { TestSheetButton } from './test-sheet-button.tsx';

const layout: Layout = [
  ['name', 8, { help: 'What staff call it, after its paper' }],
  ['place', 4, { clearable: false, help: 'Of the check on the sheet' }],
  [
    [
      'isBlankPaper',
      12,
      { help: 'Office, bank and lines are printed. Not ticked: the paper has them, but no check numbers' },
    ],
    ['printsMicr', 12, { help: 'Not ticked: the paper has it already' }],
  ],
  ['secondSignatureFrom', 6, { help: 'Empty: one signature for every amount' }],
  ['voidAfterDays', 6, { help: 'Empty: the check says nothing of it' }],
  [['inactive', 12, { help: 'No longer offered; checks that were printed stay' }]],
];

const looks: OfficeLooks<CheckLayout> = {
  name: { grow: 2, minWidth: 200, rowHeader: true },
  place: { width: 120 },
  isBlankPaper: { width: 96 },
  printsMicr: { width: 84 },
  secondSignatureFrom: { width: 148, kind: 'money' },
  voidAfterDays: { width: 112, kind: 'number' },
  inactive: { width: 72 },
};

/** How the office prints checks on its paper. */
export function CheckLayoutsScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  return (
    <OfficeListScreen<CheckLayout, CheckLayoutRecord>
      screen="check-layouts"
      list={checkLayoutList}
      fields={checkLayoutTable}
      layout={layout}
      looks={looks}
      find={find}
      actions={<TestSheetButton />}
      query={useQuery(queryFor('listCheckLayouts'))}
      rowID={({ checkLayoutID }) => checkLayoutID}
      schemas={async () => (await import('@closewright/contract/check-printing')).checkLayoutRecord.fields}
      create={(body) => call('createCheckLayout', { body })}
      save={({ checkLayoutID, version }, changes) =>
        call('saveCheckLayout', { params: { checkLayoutID }, body: { version, changes } })
      }
      bring={(body) => call('importCheckLayouts', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listCheckLayouts') })}
    />
  );
}
