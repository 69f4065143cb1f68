import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { loadOpenFile } from '../app/file/open-file-query.ts';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { WorkflowScreen } from '../features/file-workflow/workflow-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/order/$orderId/workflow')({
  validateSearch: ({ show }: Record<string, unknown>): { show?: 'time' } => (show === 'time' ? { show } : {}),
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    const ordersID = Number(params.orderId);
    // Not awaited: the grid shows its own loading state, and an error at its place.
    context.queryClient.query(queryFor('listFileTasks', { params: { ordersID } })).catch(() => {});
    await Promise.all([FileFrame.load(), loadOpenFile(context, ordersID)]);
  },
  component: WorkflowPage,
});

/** Tasks or time stands in the address, so that a reload and a link show the same. */
function WorkflowPage() {
  const { show = 'tasks' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <WorkflowScreen
      view={show}
      onView={(view) =>
        void navigate({ from: Route.fullPath, search: view === 'time' ? { show: view } : {}, replace: true })
      }
      timeHrefOf={(ordersID) => `/order/${ordersID}/workflow?show=time`}
    />
  );
}
