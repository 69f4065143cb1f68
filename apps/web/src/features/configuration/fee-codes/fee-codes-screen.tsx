import type { FeeCodeRecord } from '@closewright/contract/fee-codes';
import { type FeeCode, feeCodeList } from '@closewright/domain/fees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { feeCodeTable } from '../../../records/plain/tables.plain.ts';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';

const layout: Layout = [
  ['code', 4],
  ['label', 8],
  ['section', 4],
  ['kind', 8],
  ['payeeRule', 4],
  ['payeeName', 8, { help: 'Where it is paid to Named' }],
  ['bucket', 4, { help: 'That of the section where empty' }],
  [['isFinanceCharge', 12]],
  [['isOptional', 12]],
  [['inactive', 12, { help: 'No longer offered; lines that have it stay' }]],
];

const looks = {
  code: { width: 110, kind: 'identifier', rowHeader: true },
  label: { grow: 2, minWidth: 200 },
  section: { width: 80 },
  kind: { grow: 1, minWidth: 150 },
  payeeRule: { width: 116 },
  payeeName: { grow: 1, minWidth: 130 },
  bucket: { width: 96 },
  isFinanceCharge: { width: 124 },
  isOptional: { width: 92 },
  inactive: { width: 88 },
} as const;

/** The fees that the office charges again and again: what a line of their code begins with. */
export function FeeCodesScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  return (
    <OfficeListScreen<FeeCode, FeeCodeRecord>
      screen="fee-codes"
      list={feeCodeList}
      fields={feeCodeTable}
      layout={layout}
      looks={looks}
      find={find}
      query={useQuery(queryFor('listFeeCodes'))}
      rowID={({ feeCodeID }) => feeCodeID}
      schemas={async () => (await import('@closewright/contract/fee-codes')).feeCodeRecord.fields}
      create={(body) => call('createFeeCode', { body })}
      save={({ feeCodeID, version }, changes) =>
        call('saveFeeCode', { params: { feeCodeID }, body: { version, changes } })
      }
      bring={(body) => call('importFeeCodes', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listFeeCodes') })}
    />
  );
}
