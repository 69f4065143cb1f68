import type { UserSettings } from '@closewright/contract/session';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import { useSession } from './app-session.ts';

/**
 * User, regions and dictionary as they are now: what the session began with, until the user settings page changes it.
 * Nothing is read for it.
 */
export function useUserSettings(): UserSettings {
  const { session } = useSession();
  const begun = session.userSettings as UserSettings;
  const { data } = useQuery({
    ...queryFor('getUserSettings'),
    initialData: begun,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
