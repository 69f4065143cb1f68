import { createFileRoute } from '@tanstack/react-router';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { FileAuditScreen } from '../features/file-audit/file-audit-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/order/$orderId/audit-log')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    const input = { params: { ordersID: Number(params.orderId) } };
    // Not awaited: the filters fill when it comes.
    context.queryClient.query(queryFor('getFileAuditFacts', input)).catch(() => {});
    await Promise.all([FileFrame.load(), context.queryClient.query(queryFor('getOrder', input))]);
  },
  component: FileAuditScreen,
});
