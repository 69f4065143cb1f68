import { createFileRoute } from '@tanstack/react-router';
import { TitleChargesScreen } from '../features/fees/fees-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/title-section')({
  ...filePage(openStatement),
  component: TitleChargesScreen,
});
