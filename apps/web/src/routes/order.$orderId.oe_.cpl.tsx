import { createFileRoute } from '@tanstack/react-router';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { CplScreen } from '../features/closing-protection/cpl-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/order/$orderId/oe_/cpl')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    const input = { params: { ordersID: Number(params.orderId) } };
    // Not awaited: the list shows its own loading state, and an error at its place.
    context.queryClient.query(queryFor('listLetters', input)).catch(() => {});
    await Promise.all([FileFrame.load(), context.queryClient.query(queryFor('getOrder', input))]);
  },
  component: CplScreen,
});
