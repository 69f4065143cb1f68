import { createOrder, judge } from '@closewright/domain/access';
import { withNewFile } from '@closewright/domain/navigation';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useShownLocation } from '../app/navigation/use-shown-location.ts';
import { useSession } from '../app/session/app-session.ts';
import { RecentFilesScreen } from '../features/recent-files/recent-files-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePath, useOpenFileScreen } from '../open-file/file-path.ts';
import { FileFrame } from '../open-file/frame/file-frame-part.tsx';

/** Long enough after the first screen not to stand in its way, soon enough for the first click. */
const aheadMilliseconds = 1000;

export const Route = createFileRoute('/recent-files')({
  // The first screen comes with the app itself.
  codeSplitGroupings: [],
  // Not awaited: the grid shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('listRecentFiles', { query: { scope: 'mine' } })).catch(() => {});
    context.queryClient.query(queryFor('getLookups')).catch(() => {});
  },
  component: RecentFilesPage,
});

/** What the first screen does not need itself is fetched once its list stands. */
function RecentFilesPage() {
  const { actor } = useSession();
  const router = useRouter();
  const { href } = useShownLocation();
  const openFile = useOpenFileScreen();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      // What comes next is a file: its code is fetched now, so that only its values are left to wait for.
      FileFrame.preload();
      router.loadRouteChunk(router.routesById['/order/$orderId/oe'])?.catch(() => {});
    }, aheadMilliseconds);
    return () => clearTimeout(timer);
  }, [router, isShown]);
  const show = useCallback(() => setShown(true), []);
  return (
    <RecentFilesScreen
      onShown={show}
      onOpen={(file) => void openFile(file)}
      hrefOf={(file) => filePath(actor, file).href}
      onNewFile={(copyFrom) => void router.navigate({ href: withNewFile(href, copyFrom?.fileNumber) })}
      newFileRefusal={judge(actor, createOrder).reason?.text ?? null}
    />
  );
}
