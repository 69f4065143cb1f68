import { routeByName } from '@closewright/domain/navigation';
import { PageHead } from '@closewright/ui/page-head';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import type { ComponentType } from 'react';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { DisbursementsTab } from './disbursements/disbursements-tab.tsx';
import { EndedTab } from './ended/ended-tab.tsx';
import { LedgerTab } from './ledger/ledger-tab.tsx';
import { ReceiptsTab } from './receipts/receipts-tab.tsx';
import { type CheckWritingTab, checkWritingTabs } from './tabs.ts';
import { CheckWritingContext, useReadCheckWriting } from './use-check-writing.ts';

const route = routeByName('check-writing');

interface CheckWritingProps {
  tab: CheckWritingTab;
  onTab(tab: CheckWritingTab): void;
}

/** Check Writing: what came in for a file, what goes out, its ledger, and what was voided or stopped. */
export function CheckWritingScreen(props: CheckWritingProps) {
  const file = useOpenFile();
  return file && <CheckWritingOfFile key={file.ordersID} file={file} {...props} />;
}

const pages: Readonly<Record<CheckWritingTab, ComponentType>> = {
  1: ReceiptsTab,
  2: DisbursementsTab,
  3: LedgerTab,
  4: EndedTab,
};

function CheckWritingOfFile({ file, tab, onTab }: CheckWritingProps & { file: OpenFile }) {
  const { query, checkWriting } = useReadCheckWriting(file);
  if (checkWriting === null)
    return query.isError ? <ReadFailed title="The ledger of the file could not be read" query={query} /> : null;
  const { refusal } = checkWriting;
  return (
    <CheckWritingContext value={checkWriting}>
      <PageHead title={route.label} saveState={refusal === null ? undefined : 'Read only'} />
      <Tabs
        value={String(tab)}
        onValueChange={(next) => onTab(Number(next) as CheckWritingTab)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <TabList label={route.label}>
          {checkWritingTabs.map(({ number, label }) => (
            <Tab key={number} value={String(number)}>
              {label}
            </Tab>
          ))}
        </TabList>
        {checkWritingTabs.map(({ number }) => {
          const Page = pages[number];
          return (
            <TabPanel key={number} value={String(number)} className="flex min-h-0 flex-1 flex-col">
              <Page />
            </TabPanel>
          );
        })}
      </Tabs>
    </CheckWritingContext>
  );
}
