import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadFileFrame } from '../app/frame/load-file-frame.ts';
import { filePath, useOpenFileScreen } from '../app/open-file.ts';
import { useSession } from '../app/session/app-session.ts';
import { RecentFilesScreen } from '../features/recent-files/recent-files-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

/** Long enough after the first screen not to stand in its way, soon enough for the first click. */
const aheadMilliseconds = 1000;

export const Route = createFileRoute('/recent-files')({
  // Not awaited: the grid shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listRecentFiles', { query: { scope: 'mine' } })).catch(() => {});
    context.queryClient.query(queryFor('getLookups')).catch(() => {});
  },
  component: RecentFilesPage,
});

function RecentFilesPage() {
  const { actor } = useSession();
  const router = useRouter();
  const openFile = useOpenFileScreen();
  useEffect(() => {
    // What comes next is a file: its code is fetched now, so that only its values are left to wait for.
    const timer = setTimeout(() => {
      void loadFileFrame();
      void router.loadRouteChunk(router.routesById['/order/$orderId/oe']);
    }, aheadMilliseconds);
    return () => clearTimeout(timer);
  }, [router]);
  return <RecentFilesScreen onOpen={(id) => void openFile(id)} hrefOf={(id) => filePath(actor, id).href} />;
}
