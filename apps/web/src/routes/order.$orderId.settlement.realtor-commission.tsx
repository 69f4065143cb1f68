import { createFileRoute } from '@tanstack/react-router';
import { CommissionsScreen } from '../features/commissions/commissions-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/realtor-commission')({
  ...filePage(openStatement),
  component: CommissionsScreen,
});
