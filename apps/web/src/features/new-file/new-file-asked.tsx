import { can } from '@closewright/domain/access';
import { asksForNewFile, fileToCopy, withoutNewFile } from '@closewright/domain/navigation';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useShownLocation } from '../../app/navigation/use-shown-location.ts';
import { useSession } from '../../app/session/app-session.ts';
import { messageOf, queryFor } from '../../lib/api/index.ts';
import { findByNumber } from '../../lib/file-numbers/find-by-number.ts';
import { useOpenFileScreen } from '../../open-file/file-path.ts';
import { placeOfUser } from './place-of-user.ts';

/** Opens the dialog Create New File once, and the file that comes of it. */
export function NewFileAsked(): null {
  const router = useRouter();
  const { actor, user, regions } = useSession();
  const client = useQueryClient();
  const openFile = useOpenFileScreen();
  const copied = fileToCopy(useShownLocation().search);
  const latest = useRef({ actor, user, regions, openFile, copied });
  useEffect(() => {
    latest.current = { actor, user, regions, openFile, copied };
  });
  useEffect(() => {
    const { current } = latest;
    const ask = async (): Promise<number | null> => {
      const { allowed, reason } = can(current.actor, 'createOrder', {});
      if (!allowed) {
        toasts.warning(reason?.text ?? '');
        return null;
      }
      const [{ askForNewFile }, lookups, source] = await Promise.all([
        import('./new-file-dialog.tsx'),
        client.query(queryFor('getLookups')),
        current.copied === null ? null : findByNumber(current.copied),
      ]);
      return askForNewFile({
        place: placeOfUser(current.user.branchID, current.regions, lookups.branches ?? []),
        ...(source === null ? {} : { source }),
        lookups,
        mayUseTemplates: can(current.actor, 'applyOrderTemplate', {}).allowed,
      });
    };
    ask()
      .then(async (ordersID) => {
        if (ordersID !== null) return current.openFile({ ordersID });
        // Whoever has gone to another page meanwhile stays there.
        const { location } = router.state;
        if (asksForNewFile(location.search))
          await router.navigate({ href: withoutNewFile(location.href), replace: true });
      })
      .catch((error: unknown) => toasts.error(messageOf(error)));
  }, [client, router]);
  return null;
}
