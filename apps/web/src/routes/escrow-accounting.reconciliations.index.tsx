import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { DayScreen } from '../features/reconciliation/day-screen.tsx';
import { readAsked } from '../features/reconciliation/reconciliation-asked.ts';
import { ReconciliationsScreen } from '../features/reconciliation/reconciliations-screen.tsx';

export const Route = createFileRoute('/escrow-accounting/reconciliations/')({
  validateSearch: ({ account, date }: Record<string, unknown>): { account?: number; date?: string } =>
    readAsked({ account, date }),
  component: ReconciliationsPage,
});

const home = '/escrow-accounting/reconciliations';
const hrefOfDay = ({ bankAccountID, date }: { bankAccountID: number; date: string }) =>
  `${home}?account=${bankAccountID}&date=${date}`;

/** The address of a tab of Check Writing of a file: 1 for its receipts, 2 for its disbursements (building-blocks.md §2). */
function checkWritingOf(ordersID: number, isReceipt: boolean): string {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return `${(item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`}?tab=${isReceipt ? 1 : 2}`;
}

/** Which account and day are shown stands in the address, so that a reload, a link and Back show the same. */
function ReconciliationsPage() {
  const { account, date } = readAsked(Route.useSearch());
  const navigate = useNavigate();
  const open = (href: string) => void navigate({ href });
  if (account === undefined || date === undefined)
    return (
      <ReconciliationsScreen
        onDay={(at) => open(hrefOfDay(at))}
        hrefOfDay={hrefOfDay}
        onReconciliation={({ reconciliationID }) => open(`${home}/${reconciliationID}`)}
        hrefOfReconciliation={({ reconciliationID }) => `${home}/${reconciliationID}`}
      />
    );
  return (
    <DayScreen
      key={`${account} ${date}`}
      bankAccountID={account}
      date={date}
      onHome={() => open(home)}
      onDay={(next) => open(hrefOfDay({ bankAccountID: account, date: next }))}
      onOpen={open}
      importHref={`/escrow-accounting/ebank-recon?account=${account}`}
      fileHref={checkWritingOf}
    />
  );
}
