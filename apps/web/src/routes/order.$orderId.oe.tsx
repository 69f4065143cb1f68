import { createFileRoute } from '@tanstack/react-router';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { Activity } from '../features/activity/activity.tsx';
import { FileMainCustom, fileMainCustomQuery } from '../features/custom-data/page/file-main-custom.tsx';
import { FileMainScreen } from '../features/file-main/file-main-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

/** How much of the activity stands beside the form on a wide screen; the rest is in the context panel. */
const fewActivities = 10;

export const Route = createFileRoute('/order/$orderId/oe')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    // What is known already opens at once, however old; the page itself reads it again.
    const read: typeof context.queryClient.query = (options) =>
      context.queryClient.query({ ...options, staleTime: 'static' });
    // Below the file's own sections: the page does not wait for it.
    context.queryClient.query(fileMainCustomQuery(Number(params.orderId))).catch(() => {});
    // The page opens with its values; a failure is the error page of the route.
    await Promise.all([
      FileFrame.load(),
      read(queryFor('getOrder', { params: { ordersID: Number(params.orderId) } })),
      read(queryFor('getLookups')),
    ]);
  },
  component: FileMainPage,
});

function FileMainPage() {
  const { orderId } = Route.useParams();
  const ordersID = Number(orderId);
  return (
    <FileMainScreen
      activity={<Activity ordersID={ordersID} few={fewActivities} />}
      custom={<FileMainCustom ordersID={ordersID} />}
    />
  );
}
