import { formatCompanyValue, parseCompanyValue } from '@closewright/domain/custom-fields';
import { type Company, CompanyPicker } from '@closewright/ui/company-picker';
import { useState } from 'react';
import type { CustomFieldCommon } from './custom-field.tsx';
import { useCustomForm } from './custom-form-context.ts';

export interface CompanyFieldProps extends CustomFieldCommon {
  /** `companyID-contactID`. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A company. What is stored is its number; the name shows where the search has given it. */
export function CompanyField({ value, onValueChange, ...field }: CompanyFieldProps) {
  const { services } = useCustomForm();
  const [picked, setPicked] = useState<Company | null>(null);
  const stored = parseCompanyValue(value);
  const company =
    stored === null
      ? null
      : picked?.companyID === stored.companyID
        ? picked
        : { companyID: stored.companyID, companyName: 'Name not available' };
  return (
    <CompanyPicker
      {...field}
      value={company}
      search={services.searchCompanies}
      onValueChange={(next) => {
        setPicked(next);
        // The contact belonged to the company before.
        onValueChange(next === null ? null : formatCompanyValue({ companyID: next.companyID, contactID: 0 }));
      }}
    />
  );
}
