import { createFileRoute } from '@tanstack/react-router';
import { DebitsAndCreditsScreen } from '../features/debits-and-credits/debits-and-credits-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/debitcredits-section')({
  ...filePage(openStatement),
  component: DebitsAndCreditsScreen,
});
