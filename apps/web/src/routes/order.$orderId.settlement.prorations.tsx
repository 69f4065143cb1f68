import { createFileRoute } from '@tanstack/react-router';
import { ProrationsScreen } from '../features/prorations/prorations-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/prorations')({
  ...filePage(openStatement),
  component: ProrationsScreen,
});
