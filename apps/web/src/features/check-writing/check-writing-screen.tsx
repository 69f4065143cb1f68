import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Badge } from '@closewright/ui/badge';
import { Banner } from '@closewright/ui/banner';
import { PageHead } from '@closewright/ui/page-head';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { Landmark } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { accountName } from './account-name.ts';
import { pendingCount } from './approvals/approval-rows.ts';
import { ApprovalsTab } from './approvals/approvals-tab.tsx';
import { MoneyCommands } from './approvals/money-acts.tsx';
import { blockedCount } from './disbursements/blocked-count.ts';
import { DisbursementsTab } from './disbursements/disbursements-tab.tsx';
import { EndedTab } from './ended/ended-tab.tsx';
import { HeadSlotProvider } from './head-actions.tsx';
import { LedgerTab } from './ledger/ledger-tab.tsx';
import { NoAccount } from './no-account.tsx';
import { ReceiptsTab } from './receipts/receipts-tab.tsx';
import { type CheckWritingTab, checkWritingTabs, tabs } from './tabs.ts';
import { MoneyTotals } from './totals/money-totals.tsx';
import { type CheckWriting, CheckWritingContext, useReadCheckWriting } from './use-check-writing.ts';

const route = routeByName('check-writing');

interface CheckWritingProps {
  tab: CheckWritingTab;
  onTab(tab: CheckWritingTab): void;
}

/** Check Writing: what came in for a file, what goes out, its ledger, what was voided or stopped, and what somebody has to approve. */
export function CheckWritingScreen(props: CheckWritingProps) {
  const file = useOpenFile();
  return file && <CheckWritingOfFile key={file.ordersID} file={file} {...props} />;
}

const pages: Readonly<Record<CheckWritingTab, ComponentType>> = {
  [tabs.receipts]: ReceiptsTab,
  [tabs.disbursements]: DisbursementsTab,
  [tabs.ledger]: LedgerTab,
  [tabs.ended]: EndedTab,
  [tabs.approvals]: ApprovalsTab,
};

/** What a tab counts. */
const counts: Partial<
  Record<CheckWritingTab, { count(known: CheckWriting): number; alert: 'neutral' | 'danger'; words: string }>
> = {
  [tabs.receipts]: {
    count: ({ receipts }) => receipts.filter(({ uncollected }) => uncollected > 0).length,
    alert: 'neutral',
    words: 'not collected',
  },
  [tabs.disbursements]: { count: blockedCount, alert: 'danger', words: 'blocked' },
  [tabs.approvals]: { count: ({ ledger }) => pendingCount(ledger.approvals), alert: 'neutral', words: 'to be decided' },
};

function CheckWritingOfFile({ file, tab, onTab }: CheckWritingProps & { file: OpenFile }) {
  const { query, checkWriting } = useReadCheckWriting(file, onTab);
  // A place in the page, so that it is drawn again when it is there.
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null);
  if (checkWriting === null)
    return query.isError ? <ReadFailed title="The ledger of the file could not be read" query={query} /> : null;
  const { account, ledger, refusal } = checkWriting;
  return (
    <CheckWritingContext value={checkWriting}>
      <HeadSlotProvider value={headSlot}>
        <PageHead
          title={route.label}
          meta={
            account && (
              <Badge variant="line" icon={Landmark} title={`${account.bankName}, ${account.state}`}>
                {accountName(account)}
              </Badge>
            )
          }
          saveState={refusal === null ? undefined : 'Read only'}
        >
          <div ref={setHeadSlot} className="contents" />
        </PageHead>
        {account === null ? (
          <NoAccount />
        ) : (
          <>
            <MoneyCommands />
            {ledger.unreadable.length > 0 && (
              <Banner
                tone="danger"
                icon="blocked"
                label="Ledger"
                title={`${counted(ledger.unreadable.length, 'transaction')} of this file cannot be read.`}
              >
                Nothing is paid out until it can: {ledger.unreadable.join('; ')}.
              </Banner>
            )}
            <Tabs
              value={String(tab)}
              onValueChange={(next) => onTab(Number(next) as CheckWritingTab)}
              className="flex min-h-0 flex-1 flex-col bg-surface-base"
            >
              <TabList label={route.label}>
                {checkWritingTabs.map(({ number, label }) => {
                  const counted = counts[number];
                  const count = counted?.count(checkWriting) ?? 0;
                  return (
                    <Tab
                      key={number}
                      value={String(number)}
                      count={count}
                      {...(counted && {
                        alert: counted.alert,
                        messages: { [counted.alert]: (n: number) => `${n} ${counted.words}` },
                      })}
                    >
                      {label}
                    </Tab>
                  );
                })}
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
            <MoneyTotals isPicking={tab === tabs.disbursements} />
          </>
        )}
      </HeadSlotProvider>
    </CheckWritingContext>
  );
}
