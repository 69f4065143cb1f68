import { createFileRoute } from '@tanstack/react-router';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { FileAlertsScreen } from '../features/alerts/file-alerts-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/order/$orderId/file-alerts')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    const ordersID = Number(params.orderId);
    // Not awaited: the grid shows its own loading state, and an error at its place.
    context.queryClient.query(queryFor('listFileAlerts', { params: { ordersID } })).catch(() => {});
    await Promise.all([FileFrame.load(), context.queryClient.query(queryFor('getOrder', { params: { ordersID } }))]);
  },
  component: FileAlertsScreen,
});
