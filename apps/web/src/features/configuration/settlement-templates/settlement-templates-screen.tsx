import type { TemplateLineRecord } from '@closewright/contract/statement-presets';
import { itemName } from '@closewright/domain/lookups';
import { type TemplateLine, templateLineList } from '@closewright/domain/statement-presets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { templateLineTable } from '../../../records/plain/tables.plain.ts';
import { templateLooks } from '../../../records/settlement/template-looks.ts';
import { OfficeListScreen } from '../office-list/office-list-screen.tsx';

const layout: Layout = [
  ['settlementTemplateID', 8, { clearable: false, help: 'Templates and their regions are a lookup list' }],
  ['part', 4, { clearable: false }],
  ['section', 3, { help: 'Of a fee' }],
  ['label', 6],
  ['code', 3],
  ['kind', 6],
  ['bucket', 6, { help: 'That of the section where empty' }],
  ['payeeRule', 6],
  ['payeeName', 6, { help: 'Where it is paid to Named' }],
  ['amount', 4, { help: 'Of the fee, or of a period' }],
  ['percent', 4],
  ['percentOf', 4],
  ['quantity', 4],
  ['each', 4],
  ['otherPayer', 4],
  ['borrowerAtClosing', 6],
  ['borrowerAtClosingPercent', 6],
  ['borrowerBeforeClosing', 6],
  ['borrowerBeforeClosingPercent', 6],
  ['sellerAtClosing', 6],
  ['sellerAtClosingPercent', 6],
  ['sellerBeforeClosing', 6],
  ['sellerBeforeClosingPercent', 6],
  ['others', 6],
  ['othersPercent', 6],
  ['period', 6, { help: 'Of a proration' }],
  ['paidWhen', 6, { help: 'Of a proration, by the seller' }],
  [['isFinanceCharge', 12]],
  [['isOptional', 12]],
  [['inactive', 12, { help: 'No longer used; statements stay' }]],
];

/** What statements of a kind usually have: fees with payees and splits, prorations, by the template they are made from. */
export function SettlementTemplatesScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  const { data: lookups } = useQuery(queryFor('getLookups'));
  const looks = useMemo(() => templateLooks((id) => itemName(lookups ?? {}, 'settlementTemplates', id)), [lookups]);
  return (
    <OfficeListScreen<TemplateLine, TemplateLineRecord>
      screen="settlement-templates"
      list={templateLineList}
      fields={templateLineTable}
      layout={layout}
      looks={looks}
      find={find}
      query={useQuery(queryFor('listTemplateLines'))}
      rowID={({ templateLineID }) => templateLineID}
      schemas={async () => (await import('@closewright/contract/statement-presets')).templateLineRecord.fields}
      create={(body) => call('createTemplateLine', { body })}
      save={({ templateLineID, version }, changes) =>
        call('saveTemplateLine', { params: { templateLineID }, body: { version, changes } })
      }
      bring={(body) => call('importTemplateLines', { body })}
      refresh={() => client.invalidateQueries({ queryKey: keyFor('listTemplateLines') })}
    />
  );
}
