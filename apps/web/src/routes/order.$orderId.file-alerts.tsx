import { createFileRoute } from '@tanstack/react-router';
import { FileAlertsScreen } from '../features/alerts/file-alerts-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, wholeFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/file-alerts')({
  ...filePage((opening) => {
    opening.ahead(queryFor('listFileAlerts', opening.input));
    return wholeFile(opening);
  }),
  component: FileAlertsScreen,
});
