import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../app/pages/coming-soon-page.tsx';
import { FileFrame } from '../open-file/frame/file-frame-part.tsx';

interface ComingSoonSearch {
  /** Id of the menu item whose screen is not built yet. */
  screen?: string;
  /** The file the user came from, so that its menu stays. */
  orderId?: number;
  /** Asks for the settlement statement editor over the page of the file. */
  launchEditor?: string;
}

export const Route = createFileRoute('/coming-soon')({
  validateSearch: (search: Record<string, unknown>): ComingSoonSearch => {
    const orderId = Number(search.orderId);
    return {
      ...(typeof search.screen === 'string' ? { screen: search.screen } : {}),
      ...(Number.isInteger(orderId) && orderId > 0 ? { orderId } : {}),
      ...(typeof search.launchEditor === 'string' ? { launchEditor: search.launchEditor } : {}),
    };
  },
  loaderDeps: ({ search }) => ({ isInFile: search.orderId !== undefined }),
  loader: async ({ deps }) => {
    if (deps.isInFile) await FileFrame.load();
  },
  component: function ComingSoon() {
    return <ComingSoonPage screen={Route.useSearch().screen} />;
  },
});
