import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CheckWritingScreen } from '../features/check-writing/check-writing-screen.tsx';
import { type CheckWritingTab, checkWritingTabs } from '../features/check-writing/tabs.ts';
import { queryFor } from '../lib/api/index.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/check-writing')({
  // building-blocks.md §2: tab 1 for a receipt or wire in, tab 2 for a disbursement or check.
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: CheckWritingTab } => {
    const known = checkWritingTabs.find(({ number }) => number === Number(tab));
    return known ? { tab: known.number } : {};
  },
  ...filePage((opening) => {
    opening.ahead(queryFor('getSettlement', { params: { ordersID: opening.ordersID, loanID: 0 } }));
    return Promise.all([openFile(opening), opening.known(queryFor('getFileLedger', opening.input))]);
  }),
  component: CheckWritingPage,
});

/** The tab stands in the address, so that a reload and a link show the same. */
function CheckWritingPage() {
  const { tab = 1 } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <CheckWritingScreen
      tab={tab}
      onTab={(next) => void navigate({ from: Route.fullPath, search: { tab: next }, replace: true })}
    />
  );
}
