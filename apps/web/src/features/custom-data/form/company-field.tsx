import { formatCompanyValue, parseCompanyValue } from '@closewright/domain/custom-fields';
import { catalogue } from '@closewright/domain/errors';
import { type Company, CompanyPicker } from '@closewright/ui/company-picker';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, queryFor } from '../../../lib/api/index.ts';
import type { CustomFieldCommon } from './custom-field-common.ts';
import { useCustomForm } from './custom-form-context.ts';

export interface CompanyFieldProps extends CustomFieldCommon {
  /** `companyID-contactID`. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

const nameless = 'Name not available';
const none = { companyID: 0, contactID: 0 };

/** A company. What is stored is its number; the name comes from the directory, or from what was just picked. */
export function CompanyField({ value, onValueChange, ...field }: CompanyFieldProps) {
  const { services } = useCustomForm();
  const [picked, setPicked] = useState<Company | null>(null);
  const stored = parseCompanyValue(value);
  const isPicked = stored !== null && picked?.companyID === stored.companyID;
  const { data, error } = useQuery({
    ...queryFor('getCompanyContact', { params: stored ?? none }),
    enabled: stored !== null && !isPicked,
  });
  // A company of another region, or none of the directory any more, is no failure: it only has no name here.
  const hasFailed = error !== null && !(error instanceof ApiError && error.errorCode === 'NOT_FOUND');
  useEffect(() => {
    if (hasFailed) toasts.error(catalogue.companyContactFailed);
  }, [hasFailed]);
  return (
    <CompanyPicker
      {...field}
      value={
        isPicked
          ? picked
          : stored && {
              companyID: stored.companyID,
              companyName: data?.company.companyName ?? (error ? nameless : '…'),
            }
      }
      search={services.searchCompanies}
      onValueChange={(next) => {
        setPicked(next);
        // The contact belonged to the company before.
        onValueChange(next === null ? null : formatCompanyValue({ companyID: next.companyID, contactID: 0 }));
      }}
    />
  );
}
