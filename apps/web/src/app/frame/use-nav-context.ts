import { findItem } from '@closewright/domain/lookups';
import type { NavContext } from '@closewright/domain/navigation';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { navOrderOf } from '../../open-file/file-state.ts';
import { useSession } from '../session/app-session.ts';

/** Who looks at the menu, and from which file. */
export function useNavContext(): NavContext {
  const { actor, session } = useSession();
  const cplUnderwriterCompanyID = session.tenant?.cplUnderwriterCompanyID ?? null;
  const header = useOpenFile()?.header;
  const { data: lookups } = useQuery(queryFor('getLookups'));
  return useMemo(() => {
    const serviceID = header?.orderServiceID ?? null;
    const service = lookups && serviceID !== null ? findItem(lookups, 'orderServices', serviceID) : null;
    return {
      actor,
      order: header ? navOrderOf(header, service?.data) : null,
      cplUnderwriterCompanyID,
    };
  }, [actor, header, lookups, cplUnderwriterCompanyID]);
}
