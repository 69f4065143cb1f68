import { can } from '@closewright/domain/access';
import { withNewFile } from '@closewright/domain/navigation';
import { useCallback, useEffect, useState } from 'react';
import { RecentFilesScreen } from '../../features/recent-files/recent-files-screen.tsx';
import { filePath, useOpenFileScreen } from '../../open-file/file-path.ts';
import { FileFrame } from '../../open-file/frame/file-frame-part.tsx';
import { useNavigation, usePlace } from '../navigation/navigation-context.ts';
import { useSession } from '../session/app-session.ts';
import { completeStyles } from '../start-up/complete-styles.ts';

/** Long enough after the first screen not to stand in its way, soon enough for the first click. */
const aheadMilliseconds = 1000;

/** The first screen. What it does not need itself is fetched once its list stands. */
export function RecentFilesPage() {
  const { actor } = useSession();
  const { load, go } = useNavigation();
  const { href } = usePlace();
  const openFile = useOpenFileScreen();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    void completeStyles();
    const router = load();
    // Whoever wants to leave before it is there asks again.
    router.catch(() => {});
    const timer = setTimeout(() => {
      // What comes next is a file: its code is fetched now, so that only its values are left to wait for.
      FileFrame.preload();
      router.then((here) => here.loadRouteChunk(here.routesById['/order/$orderId/oe'])).catch(() => {});
    }, aheadMilliseconds);
    return () => clearTimeout(timer);
  }, [load, isShown]);
  const show = useCallback(() => setShown(true), []);
  return (
    <RecentFilesScreen
      onShown={show}
      onOpen={(file) => void openFile(file)}
      hrefOf={(file) => filePath(actor, file).href}
      onNewFile={(copyFrom) => void go(withNewFile(href, copyFrom?.fileNumber))}
      newFileRefusal={can(actor, 'createOrder', {}).reason?.text ?? null}
    />
  );
}
