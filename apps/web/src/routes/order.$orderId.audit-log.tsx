import { createFileRoute } from '@tanstack/react-router';
import { FileAuditScreen } from '../features/file-audit/file-audit-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, wholeFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/audit-log')({
  ...filePage((opening) => {
    // The filters fill when it comes.
    opening.ahead(queryFor('getFileAuditFacts', opening.input));
    return wholeFile(opening);
  }),
  component: FileAuditScreen,
});
