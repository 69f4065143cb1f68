import { createFileRoute } from '@tanstack/react-router';
import { CommercialScreen } from '../features/commercial-statement/commercial-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/css-main')({
  ...filePage((opening) =>
    Promise.all([openFile(opening), opening.known(queryFor('getCommercialStatement', opening.input))]),
  ),
  component: CommercialScreen,
});
