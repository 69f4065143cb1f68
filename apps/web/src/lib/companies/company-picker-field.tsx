import { companyWarning } from '@closewright/domain/companies';
import { CompanyPicker, type CompanyPickerProps } from '@closewright/ui/company-picker';
import { useFieldMode } from '@closewright/ui/field-mode';
import { IconButton } from '@closewright/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { queryFor } from '../api/index.ts';
import { CompanyCard } from './company-card.tsx';
import { makeOneTimeCompany } from './make-one-time-company.ts';
import { type CompanySearchScope, type PickedCompany, searchCompanies } from './search-companies.ts';
import { selectCompany } from './select-company.ts';

export interface CompanyPickerFieldProps<F extends FieldValues>
  extends CompanySearchScope,
    Pick<
      CompanyPickerProps,
      | 'label'
      | 'required'
      | 'className'
      | 'mode'
      | 'reason'
      | 'help'
      | 'placeholder'
      | 'pinned'
      | 'recent'
      | 'roleTypeIDs'
      | 'onPendingChange'
    > {
  /** Of the react-hook-form form. */
  control: Control<F>;
  /** A field that holds a {@link PickedCompany} or null. */
  name: FieldPath<F>;
  /** The user may use a company without a record: `can(actor, 'createOneTimeUseCompany').allowed`. Default false. */
  allowOneTimeUse?: boolean | undefined;
  /** Alt+Enter on a company with a record. */
  onOpenRecord?: ((companyID: number) => void) | undefined;
  /** After the field has changed. */
  onPicked?: ((company: PickedCompany | null) => void) | undefined;
}

/**
 * A company of the directory, as a field of a form: searched while typed, with its hover card, with a warning where nobody should
 * do business with it, and with "for this file only" for whoever may.
 */
export function CompanyPickerField<F extends FieldValues>({
  control,
  name,
  regionID,
  specificRegionOnly,
  activeOnly,
  allowOneTimeUse = false,
  onOpenRecord,
  onPicked,
  ...picker
}: CompanyPickerFieldProps<F>) {
  const { field, fieldState } = useController({ control, name });
  const company = field.value as PickedCompany | null;
  const roleTypeID = picker.roleTypeIDs?.[0] ?? 0;

  // What a form has stored is a number and a name: whether business is wanted is asked once.
  const isUnknown = company !== null && company.companyID > 0 && company.warning === undefined;
  const { data: stored } = useQuery({
    ...queryFor('getCompanyContact', { params: { companyID: company?.companyID ?? 0, contactID: 0 } }),
    enabled: isUnknown,
    retry: false,
  });
  const warning = isUnknown ? stored && companyWarning(stored.company) : company?.warning;

  const set = (next: PickedCompany | null) => {
    field.onChange(next);
    onPicked?.(next);
  };
  const browse = async () => {
    const chosen = await selectCompany(picker.roleTypeIDs);
    if (chosen !== null) set(chosen);
  };
  const { mode } = useFieldMode(picker.mode, picker.reason);

  return (
    <CompanyPicker
      {...picker}
      ref={field.ref}
      value={company}
      onValueChange={set}
      labelEnd={
        mode === 'edit' ? (
          <IconButton
            icon={List}
            variant="quiet"
            size="sm"
            label="Select from the directory"
            onClick={() => void browse()}
          />
        ) : undefined
      }
      search={(request) => searchCompanies(request, { regionID, specificRegionOnly, activeOnly })}
      error={fieldState.error?.message}
      warning={warning ?? undefined}
      allowOneTimeUse={allowOneTimeUse}
      onOneTimeUse={(companyName) => makeOneTimeCompany({ companyName, regionID, roleTypeID })}
      renderCard={({ companyID, companyName }) => <CompanyCard companyID={companyID} companyName={companyName} />}
      {...(onOpenRecord ? { onOpenRecord: ({ companyID }: PickedCompany) => onOpenRecord(companyID) } : {})}
    />
  );
}
