import { createFileRoute } from '@tanstack/react-router';
import { LoanChargesScreen } from '../features/fees/fees-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/origination-section')({
  ...filePage(openStatement),
  component: LoanChargesScreen,
});
