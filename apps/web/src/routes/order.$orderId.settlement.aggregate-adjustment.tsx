import { createFileRoute } from '@tanstack/react-router';
import { EscrowScreen } from '../features/escrow/escrow-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/aggregate-adjustment')({
  ...filePage(openStatement),
  component: EscrowScreen,
});
