import { createFileRoute } from '@tanstack/react-router';
import { OtherCostsScreen } from '../features/fees/fees-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/othercost-section')({
  ...filePage(openStatement),
  component: OtherCostsScreen,
});
