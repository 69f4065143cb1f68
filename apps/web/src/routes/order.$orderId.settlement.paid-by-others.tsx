import { createFileRoute } from '@tanstack/react-router';
import { PaidByOthersScreen } from '../features/fees/fees-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/paid-by-others')({
  ...filePage(openStatement),
  component: PaidByOthersScreen,
});
