import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { WorkflowScreen } from '../features/file-workflow/workflow-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/workflow')({
  validateSearch: ({ show }: Record<string, unknown>): { show?: 'time' } => (show === 'time' ? { show } : {}),
  ...filePage((opening) => {
    opening.ahead(queryFor('listFileTasks', opening.input));
    return openFile(opening);
  }),
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
