import { createFileRoute } from '@tanstack/react-router';
import { PrepaidsScreen } from '../features/fees/fees-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/prepaid-section')({
  ...filePage(openStatement),
  component: PrepaidsScreen,
});
