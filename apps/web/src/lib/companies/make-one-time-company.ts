import { defaults } from '@closewright/domain/constants';
import { toasts } from '@closewright/ui/services/toasts';
import { call, messageOf } from '../api/index.ts';
import type { PickedCompany } from './search-companies.ts';

export interface OneTimeCompany {
  companyName: string;
  /** The file's; without one it is of all regions. */
  regionID?: number | undefined;
  /** The role it is made for; 0 is none. */
  roleTypeID: number;
}

/** Makes a company for one file only; null when it could not be made, which a toast says. */
export async function makeOneTimeCompany({
  companyName,
  regionID = defaults.globalRegionID,
  roleTypeID,
}: OneTimeCompany): Promise<PickedCompany | null> {
  try {
    const body = { companyID: 0 as const, name: companyName, regionID, isOneTimeUse: true as const, roleTypeID };
    const made = await call('createOneTimeUseCompany', { body });
    return { ...made, isOneTimeUse: true, warning: null };
  } catch (error) {
    toasts.error({ title: `${companyName} could not be added`, message: messageOf(error) });
    return null;
  }
}
