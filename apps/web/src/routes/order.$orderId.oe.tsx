import { catalogue, lastError } from '@closewright/domain/errors';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadFileFrame } from '../app/frame/load-file-frame.ts';
import { storeLastError } from '../app/last-error.ts';
import { homePath } from '../app/route-guard.ts';
import { Activity } from '../features/activity/activity.tsx';
import { FileMainScreen } from '../features/file-main/file-main-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

/** How much of the activity stands beside the form on a wide screen; the rest is in the context panel. */
const fewActivities = 10;

export const Route = createFileRoute('/order/$orderId/oe')({
  beforeLoad: ({ params, preload }) => {
    if (/^[1-9]\d{0,9}$/.test(params.orderId)) return;
    if (!preload) storeLastError(lastError('INVALID_ORDER', catalogue.invalidOrder));
    throw redirect({ to: homePath, replace: true });
  },
  loader: async ({ context, params }) => {
    // What is known already opens at once, however old; the page itself reads it again.
    const read: typeof context.queryClient.query = (options) =>
      context.queryClient.query({ ...options, staleTime: 'static' });
    // The page opens with its values; a failure is the error page of the route.
    await Promise.all([
      loadFileFrame(),
      read(queryFor('getOrder', { params: { ordersID: Number(params.orderId) } })),
      read(queryFor('getLookups')),
    ]);
  },
  component: FileMainPage,
});

function FileMainPage() {
  const { orderId } = Route.useParams();
  return <FileMainScreen activity={<Activity ordersID={Number(orderId)} few={fewActivities} />} />;
}
