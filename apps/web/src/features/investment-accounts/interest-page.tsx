import { can } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SelectField } from '@closewright/ui/select-field';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { Download, LockKeyhole } from 'lucide-react';
import { useMemo } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { off } from '../../lib/off.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import type { AccountsPageProps } from './accounts-page.tsx';
import { formWords, reporterNames, type YearRow, yearRows } from './investment-words.ts';
import { ShowChoice } from './show-choice.tsx';

const { label } = routeByName('accounting.investment-accounts');
const words = listWords(
  'account',
  'accounts',
  'Interest that a bank credits in the year, and that is given to its file, stands here.',
);
/** How many years are offered. */
const years = 5;
const keyOf = ({ investmentID }: YearRow) => investmentID;
const nothing: readonly YearRow[] = [];

const columns: GridColumn<YearRow>[] = [
  {
    id: 'beneficiary',
    header: 'Beneficiary',
    value: (row) => row.beneficiary,
    grow: 1.2,
    minWidth: 140,
    rowHeader: true,
  },
  { id: 'taxID', header: 'TIN', kind: 'identifier', value: (row) => row.taxIDMasked, width: 112 },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: (row) => row.fileNumber, width: 112, priority: 3 },
  { id: 'interest', header: 'Box 1, interest', kind: 'money', value: (row) => row.form.interest.value, width: 120 },
  {
    id: 'all',
    header: 'Of the beneficiary',
    kind: 'money',
    value: (row) => row.form.ofBeneficiary.value,
    width: 140,
    priority: 2,
  },
  { id: 'reporter', header: 'Filed by', value: (row) => reporterNames[row.reporter], width: 112 },
  { id: 'form', header: 'Form', kind: 'muted', value: formWords, grow: 1.4, minWidth: 170 },
];

/** What forms 1099-INT say for a year, what they lack, and their data as CSV. */
export function InterestPage({
  asked,
  onAsk,
  onRow,
}: Pick<AccountsPageProps, 'asked' | 'onAsk'> & { onRow(id: number): void }) {
  const thisYear = Number(useClock().today().slice(0, 4));
  const year = asked.year ?? thisYear;
  const { actor } = useSession();
  const noTaxIDs = can(actor, 'exportInvestmentTaxIDs').reason?.text ?? null;
  const query = useQuery(queryFor('getInterestYear', { params: { year } }));
  const { data } = query;
  const rows = useMemo(() => (data === undefined ? nothing : yearRows(year, data)), [data, year]);
  const due = rows.filter(({ form }) => form.isDue).length;
  const download = async (withTaxIDs: boolean) => {
    try {
      saveDownload(await call('exportInterestYear', { params: { year }, body: { withTaxIDs } }));
    } catch (error) {
      toasts.error({ title: 'The data could not be downloaded', message: messageOf(error) });
    }
  };
  useHotkey('KeyD', 'Download', () => void download(false));
  return (
    <RecordList<YearRow>
      label="Interest by year"
      title={label}
      noun={['account', 'accounts']}
      words={words}
      query={query}
      columns={columns}
      rows={rows}
      of={rows.length}
      isNarrowed={false}
      rowKey={keyOf}
      gridKey="interest-year"
      refusal={null}
      onRowOpen={({ investmentID }) => onRow(investmentID)}
      rowMenu={([row]) => [
        {
          ...{ id: 'why', label: 'Why this interest', detail: 'F1' },
          onSelect: () => row && openWhy(explanationOf(row.form.interest.trace)),
        },
        {
          ...{ id: 'why-due', label: 'Why this sum of the beneficiary' },
          onSelect: () => row && openWhy(explanationOf(row.form.ofBeneficiary.trace)),
        },
      ]}
      foot={
        rows.length === 0
          ? []
          : [
              {
                ...{ key: 'all', title: `${due} of ${rows.length} with a form`, tone: 'total' },
                cells: { interest: amountText(rows.reduce((sum, { form }) => sum + form.interest.value, 0)) },
              },
            ]
      }
      actions={
        <>
          <Button icon={Download} shortcut="D" onClick={() => void download(false)}>
            Download
          </Button>
          <Button icon={LockKeyhole} {...off(noTaxIDs)} onClick={() => void download(true)}>
            Download with TINs
          </Button>
        </>
      }
      filters={
        <FilterBar label="Filters of the interest">
          <ShowChoice value="interest" onChange={() => onAsk({ show: undefined })} />
          <SelectField<number>
            className="w-[120px]"
            aria-label="Year"
            clearable={false}
            options={Array.from({ length: years }, (_, back) => ({
              value: thisYear - back,
              label: String(thisYear - back),
            }))}
            value={year}
            onValueChange={(chosen) => onAsk({ year: chosen ?? undefined })}
          />
          {data !== undefined && data.waiting > 0 && (
            <p role="alert" className="text-danger-fg">{`${amountText(data.waiting)} of the year waits to be given`}</p>
          )}
        </FilterBar>
      }
    />
  );
}
