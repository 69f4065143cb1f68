import { findItem } from '@closewright/domain/lookups';
import type { NavContext } from '@closewright/domain/navigation';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../file/file-context.ts';
import { navOrderOf } from '../file/file-state.ts';
import { useSession } from '../session/app-session.ts';

/** Who looks at the menu, and from which file. */
export function useNavContext(): NavContext {
  const { actor } = useSession();
  const detail = useOpenFile()?.detail;
  const { data: lookups } = useQuery(queryFor('getLookups'));
  return useMemo(() => {
    const serviceID = detail?.order.orderServiceID ?? null;
    const service = lookups && serviceID !== null ? findItem(lookups, 'orderServices', serviceID) : null;
    return {
      actor,
      order: detail ? navOrderOf(detail, service?.data) : null,
      // No screen sets the CPL underwriter up yet, so the CPL item stays inactive.
      cplUnderwriterCompanyID: null,
    };
  }, [actor, detail, lookups]);
}
