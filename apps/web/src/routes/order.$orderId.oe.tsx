import { createFileRoute } from '@tanstack/react-router';
import { Activity } from '../features/activity/activity.tsx';
import { FileMainCustom } from '../features/custom-data/page/file-main-custom.tsx';
import { fileMainCustomQuery } from '../features/custom-data/page/file-main-custom-query.ts';
import { FileMainScreen } from '../features/file-main/file-main-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage } from '../records/file-route.ts';

/** How much of the activity stands beside the form on a wide screen; the rest is in the context panel. */
const fewActivities = 10;

export const Route = createFileRoute('/order/$orderId/oe')({
  ...filePage(({ ordersID, input, ahead, known }) => {
    // Below the file's own sections: the page does not wait for it.
    ahead(fileMainCustomQuery(ordersID));
    return Promise.all([known(queryFor('getOrder', input)), known(queryFor('getLookups'))]);
  }),
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
