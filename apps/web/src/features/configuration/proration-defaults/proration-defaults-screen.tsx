import type { ProrationDefaultRecord } from '@closewright/contract/statement-presets';
import { type ProrationDefault, prorationDefaultList } from '@closewright/domain/prorations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { prorationDefaultTable } from '../../../records/plain/tables.plain.ts';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';
import { useRegions } from '../office-list/use-regions.ts';

const layout: Layout = [
  ['state', 3, { upperCase: true }],
  ['regionID', 9, { clearable: false }],
  ['label', 12, { help: 'A line that statements usually have; what every line begins with where empty' }],
  ['period', 4],
  ['paidWhen', 4, { help: 'By the seller, for its period' }],
  ['estimatePercent', 4, { help: 'Percent of the last bill' }],
  ['dayCount', 4],
  ['closingDayBelongsTo', 4, { help: 'Seller: through it. Buyer: until it' }],
  ['dailyDecimals', 4],
  [['inactive', 12, { help: 'No longer used; prorations of statements stay' }]],
];

/** What the office does with prorations of a state: what lines begin with, and which ones a statement usually has. */
export function ProrationDefaultsScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  const { options, nameOf } = useRegions();
  const looks = useMemo(
    () =>
      ({
        state: { width: 64, kind: 'identifier', rowHeader: true },
        regionID: { minWidth: 110, grow: 1, says: ({ regionID }: ProrationDefault) => nameOf(regionID) },
        label: { grow: 2, minWidth: 150 },
        period: { width: 100 },
        paidWhen: { width: 96 },
        estimatePercent: { width: 84, kind: 'number' },
        dayCount: { width: 110 },
        closingDayBelongsTo: { width: 110 },
        dailyDecimals: { width: 130 },
        inactive: { width: 80 },
      }) as const,
    [nameOf],
  );
  return (
    <OfficeListScreen<ProrationDefault, ProrationDefaultRecord>
      screen="proration-defaults"
      list={prorationDefaultList}
      fields={prorationDefaultTable}
      layout={layout}
      options={{ regionID: options }}
      looks={looks}
      find={find}
      query={useQuery(queryFor('listProrationDefaults'))}
      rowID={({ prorationDefaultID }) => prorationDefaultID}
      schemas={async () => (await import('@closewright/contract/statement-presets')).prorationDefaultRecord.fields}
      create={(body) => call('createProrationDefault', { body })}
      save={({ prorationDefaultID, version }, changes) =>
        call('saveProrationDefault', { params: { prorationDefaultID }, body: { version, changes } })
      }
      bring={(body) => call('importProrationDefaults', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listProrationDefaults') })}
    />
  );
}
