import { createFileRoute } from '@tanstack/react-router';
import { CplScreen } from '../features/closing-protection/cpl-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, wholeFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/oe_/cpl')({
  ...filePage((opening) => {
    opening.ahead(queryFor('listLetters', opening.input));
    return wholeFile(opening);
  }),
  component: CplScreen,
});
