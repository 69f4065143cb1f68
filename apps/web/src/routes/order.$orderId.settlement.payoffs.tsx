import { createFileRoute } from '@tanstack/react-router';
import { PayoffsScreen } from '../features/payoffs/payoffs-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/payoffs')({
  ...filePage(openStatement),
  component: PayoffsScreen,
});
