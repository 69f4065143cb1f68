import type { CompanyRow } from '@closewright/contract/companies';
import { companyWarning } from '@closewright/domain/companies';
import type { LookupSets } from '@closewright/domain/lookups';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { SearchBox } from '@closewright/ui/search-box';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryFor } from '../api/index.ts';
import { CompanyGrid } from './company-grid.tsx';
import { regionChoices } from './region-choices.ts';
import type { PickedCompany } from './search-companies.ts';

export interface SelectCompanyDialogProps {
  /** Only companies with one of these roles. */
  roleTypeIDs: readonly number[];
  dialog: DialogControl<PickedCompany>;
}

const noLookups: LookupSets = {};

/** Select Company: the directory, to choose one company of it. */
export function SelectCompanyDialog({ roleTypeIDs, dialog }: SelectCompanyDialogProps) {
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const regions = useMemo(() => regionChoices(lookups), [lookups]);
  const [text, setText] = useState('');
  const [current, setCurrent] = useState<CompanyRow | null>(null);
  const choose = (company: CompanyRow) =>
    dialog.close({
      companyID: company.companyID,
      companyName: company.companyName,
      city: company.city ?? undefined,
      state: company.state ?? undefined,
      warning: companyWarning(company),
    });
  return (
    <>
      <DialogBody>
        <div className="flex h-full min-h-[320px] flex-col gap-2">
          <SearchBox
            aria-label="Find a company"
            placeholder="Name or number"
            className="w-[320px]"
            value={text}
            onValueChange={(next) => {
              setText(next);
              setCurrent(null);
            }}
          />
          <CompanyGrid
            key={text}
            filter={{ text, roleTypeIDs, kind: 'active' }}
            regions={regions}
            onCurrent={setCurrent}
            onOpen={choose}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Select"
        {...(current === null ? { saveDisabledReason: 'Choose a company in the list first.' } : {})}
        onSave={() => current !== null && choose(current)}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}
