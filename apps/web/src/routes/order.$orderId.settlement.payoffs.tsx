import { createFileRoute } from '@tanstack/react-router';
import { PayoffsScreen } from '../features/payoffs/payoffs-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/settlement/payoffs')({
  ...filePage(async (opening) => {
    const { ordersID } = opening;
    await Promise.all([
      openFile(opening),
      opening.known(queryFor('getSettlement', { params: { ordersID, loanID: 0 } })),
      opening.known(queryFor('getLookups')),
    ]);
  }),
  component: PayoffsScreen,
});
