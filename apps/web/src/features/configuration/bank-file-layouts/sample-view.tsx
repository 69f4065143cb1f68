import type { BankFileFinding, BankItem } from '@closewright/domain/bank-files';
import { counted, formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { CircleCheck, TriangleAlert, Upload } from 'lucide-react';
import { type ChangeEvent, useMemo, useRef } from 'react';
import { amountText } from '../../../lib/amount-text.ts';
import { linesOf, type SampleFile, type SampleReading } from './sample-reading.ts';

export interface SampleViewProps {
  sample: SampleFile | null;
  /** What the layout makes of it; null without a sample. */
  reading: SampleReading | null;
  onSample(sample: SampleFile): void;
}

/** A file of the bank beside the layout: its items, balances and lines, or why it cannot be read, with every change of the layout. */
export function SampleView({ sample, reading, onSample }: SampleViewProps) {
  const file = useRef<HTMLInputElement>(null);
  const lines = useMemo(() => (sample === null ? [] : linesOf(sample)), [sample]);
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onSample({ name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) });
    target.value = '';
  };
  const problems = reading?.problems ?? [];
  return (
    <Tabs
      defaultValue="read"
      className="layout-designer-sample flex min-h-0 flex-[3] flex-col border-t border-hairline"
    >
      <div className="flex flex-none items-center gap-2 pe-3">
        <TabList label="A sample of the bank">
          <Tab value="read" {...(problems.length > 0 ? { count: problems.length } : {})}>
            Items
          </Tab>
          <Tab value="days">Balances</Tab>
          <Tab value="file">The file</Tab>
        </TabList>
        <span className="min-w-0 flex-1 truncate text-label text-muted">
          {sample === null ? 'It is read here and sent nowhere.' : sample.name}
        </span>
        <Button size="sm" icon={Upload} onClick={() => file.current?.click()}>
          Load sample
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-hidden
          aria-label="Sample file"
          tabIndex={-1}
          onChange={(event) => void load(event)}
        />
      </div>
      <TabPanel value="read" className="flex min-h-0 flex-1 flex-col">
        {reading && (
          <p role="status" className="flex flex-none items-center gap-2 px-3 py-1">
            {problems.length > 0 ? (
              <Badge tone="warning" icon={TriangleAlert}>
                Not read: {counted(problems.length, 'problem')}
              </Badge>
            ) : (
              <Badge tone="success" icon={CircleCheck}>
                {counted(reading.items.length, 'item')} read
              </Badge>
            )}
          </p>
        )}
        {problems.length > 0 || (reading?.warnings.length ?? 0) > 0 ? (
          <Findings findings={[...problems, ...(reading?.warnings ?? [])]} />
        ) : null}
        {problems.length === 0 && (
          <DataGrid<BankItem>
            label="Items of the sample"
            columns={itemColumns}
            rows={reading?.items ?? []}
            rowKey={({ line }) => line}
            columnMenu={false}
            className="min-h-0 flex-1"
            empty={
              <EmptyState title="No sample yet">Load a CSV file of the bank to see what is read of it.</EmptyState>
            }
          />
        )}
      </TabPanel>
      <TabPanel value="days" className="flex min-h-0 flex-1 flex-col">
        <DataGrid
          label="Balances of the sample"
          columns={dayColumns}
          rows={reading?.days ?? []}
          rowKey={({ date }) => date}
          columnMenu={false}
          className="min-h-0 flex-1"
          empty={<EmptyState title="No balance">A column that says Balance tells them.</EmptyState>}
        />
      </TabPanel>
      <TabPanel value="file" className="flex min-h-0 flex-1 flex-col">
        <section
          aria-label="Lines of the sample"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
          tabIndex={0}
          className="bank-lines min-h-0 flex-1 overflow-auto px-3"
        >
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place
            <div key={at}>
              <span className="text-muted">{String(at + 1).padEnd(5)}</span>
              {line}
            </div>
          ))}
        </section>
      </TabPanel>
    </Tabs>
  );
}

function Findings({ findings }: { findings: readonly BankFileFinding[] }) {
  return (
    <section
      aria-label="Problems of the sample"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-3"
    >
      <ul>
        {findings.map(({ line, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity beyond their place
          <li key={at} className="figures py-0.5 break-words">
            {line !== null && <b className="font-medium">Line {line}: </b>}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const itemColumns: readonly GridColumn<BankItem>[] = [
  { id: 'line', header: 'Line', kind: 'number', value: ({ line }) => line, width: 56 },
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    width: 100,
  },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind, width: 112 },
  { id: 'checkNumber', header: 'Check', kind: 'identifier', value: ({ checkNumber }) => checkNumber, width: 80 },
  {
    id: 'reference',
    header: 'References',
    kind: 'identifier',
    value: ({ bankReference, customerReference, bankID }) =>
      [customerReference, bankReference, bankID].filter(Boolean).join(' / '),
    width: 132,
    priority: 1,
  },
  { id: 'text', header: 'Text', value: ({ text }) => text, rowHeader: true, grow: 1, minWidth: 120 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
];

const balance = (amount: number | null): string => (amount === null ? '' : amountText(amount));
const dayColumns: readonly GridColumn<SampleReading['days'][number]>[] = [
  {
    id: 'date',
    header: 'Day',
    kind: 'date',
    value: ({ date }) => date,
    text: ({ date }) => formatDate(date),
    rowHeader: true,
    width: 100,
  },
  ...(['opening', 'closing', 'available'] as const).map((id) => ({
    id,
    header: { opening: 'Opens with', closing: 'Closes with', available: 'Available' }[id],
    kind: 'money' as const,
    value: (day: SampleReading['days'][number]) => day[id],
    text: (day: SampleReading['days'][number]) => balance(day[id]),
    width: 130,
  })),
];
