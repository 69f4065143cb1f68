import { createFileRoute } from '@tanstack/react-router';
import { loadFileFrame } from '../app/frame/load-file-frame.ts';
import { ComingSoonPage } from '../app/pages/coming-soon-page.tsx';

interface ComingSoonSearch {
  /** Id of the menu item whose screen is not built yet. */
  screen?: string;
  /** The file the user came from, so that its menu stays. */
  orderId?: number;
}

export const Route = createFileRoute('/coming-soon')({
  validateSearch: (search: Record<string, unknown>): ComingSoonSearch => {
    const orderId = Number(search.orderId);
    return {
      ...(typeof search.screen === 'string' ? { screen: search.screen } : {}),
      ...(Number.isInteger(orderId) && orderId > 0 ? { orderId } : {}),
    };
  },
  loaderDeps: ({ search }) => ({ isInFile: search.orderId !== undefined }),
  loader: async ({ deps }) => {
    if (deps.isInFile) await loadFileFrame();
  },
  component: function ComingSoon() {
    return <ComingSoonPage screen={Route.useSearch().screen} />;
  },
});
