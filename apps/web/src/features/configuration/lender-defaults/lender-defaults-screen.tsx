import type { LenderDefaultRecord } from '@closewright/contract/statement-presets';
import { type LenderDefault, lenderDefaultList } from '@closewright/domain/statement-presets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { Layout } from '../../../records/form/layout.ts';
import type { OfficeLooks } from '../../../records/list/office-columns.ts';
import { lenderDefaultTable } from '../../../records/plain/tables.plain.ts';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';

const layout: Layout = [
  ['lenderName', 12, { help: 'As the loans of files name the lender' }],
  ['assumption', 4],
  ['demandFeature', 4],
  ['partialPayments', 4],
  ['lateDays', 4, { unit: 'days' }],
  ['lateFeeAs', 4],
  ['lateFeePercent', 4],
  ['lateFeeAmount', 4],
  ['lateFeeWords', 8, { help: 'What the percentage is taken of, or the whole fee' }],
  ['escrowAccount', 4],
  ['escrowedYear', 4],
  ['cushionMonths', 4, { unit: 'months' }],
  ['escrowRounding', 4],
  ['prepaidInterestDay', 4],
  ['termRounding', 4],
  ['paymentTotal', 6],
  ['interestDecimals', 6],
  [['inactive', 12, { help: 'No longer used; statements stay' }]],
];

const looks: OfficeLooks<LenderDefault> = {
  lenderName: { grow: 2, minWidth: 160, rowHeader: true },
  assumption: { width: 100 },
  demandFeature: { width: 110, priority: 3 },
  partialPayments: { width: 120, priority: 2 },
  lateDays: { width: 136, kind: 'number' },
  lateFeeAs: { width: 100 },
  lateFeePercent: { width: 144, kind: 'number', priority: 1 },
  lateFeeAmount: { width: 124, kind: 'money', priority: 1 },
  lateFeeWords: { grow: 1, minWidth: 130, priority: 4 },
  escrowAccount: { width: 120 },
  escrowedYear: { width: 120, priority: 5 },
  cushionMonths: { width: 100, kind: 'number', priority: 5 },
  escrowRounding: { width: 120, priority: 6 },
  prepaidInterestDay: { width: 120, priority: 4 },
  termRounding: { width: 110, priority: 6 },
  paymentTotal: { width: 140, priority: 7 },
  interestDecimals: { width: 130, priority: 7 },
  inactive: { width: 84 },
};

/** What statements of a lender’s loans say again and again: taken on the page of loan disclosures. */
export function LenderDefaultsScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  return (
    <OfficeListScreen<LenderDefault, LenderDefaultRecord>
      screen="lender-defaults"
      list={lenderDefaultList}
      fields={lenderDefaultTable}
      layout={layout}
      looks={looks}
      find={find}
      query={useQuery(queryFor('listLenderDefaults'))}
      rowID={({ lenderDefaultID }) => lenderDefaultID}
      schemas={async () => (await import('@closewright/contract/statement-presets')).lenderDefaultRecord.fields}
      create={(body) => call('createLenderDefault', { body })}
      save={({ lenderDefaultID, version }, changes) =>
        call('saveLenderDefault', { params: { lenderDefaultID }, body: { version, changes } })
      }
      bring={(body) => call('importLenderDefaults', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listLenderDefaults') })}
    />
  );
}
