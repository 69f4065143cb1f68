import { companyRoleTypes } from '@closewright/domain/companies';
import { counted } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { Button } from '@closewright/ui/button';
import { PageHead } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { queryFor } from '../../lib/api/index.ts';
import { CompanyGrid, type DirectoryFilter } from '../../lib/companies/company-grid.tsx';
import { regionChoices } from '../../lib/companies/index.ts';
import { editRefusal } from './company-rights.ts';
import { useOpenCompany } from './use-open-company.ts';

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'waiting', label: 'To approve' },
  { value: 'all', label: 'All' },
] as const;

const noLookups: LookupSets = {};

/** Manage Companies: the directory of outside parties, found by name, number, role and state; Enter opens one. */
export function ManageCompaniesScreen() {
  const { actor } = useSession();
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const [filter, setFilter] = useState<DirectoryFilter>({ text: '', roleTypeIDs: [], kind: 'active' });
  const [found, setFound] = useState<number | null>(null);
  // Something was stored: the list is read anew.
  const [round, setRound] = useState(0);
  const open = useOpenCompany(() => setRound((count) => count + 1));
  const regions = useMemo(() => regionChoices(lookups), [lookups]);
  const mayAdd = regions.some(({ regionID }) => editRefusal(actor, regionID) === null);
  const change = (part: Partial<DirectoryFilter>) => {
    setFound(null);
    setFilter((before) => ({ ...before, ...part }));
  };
  return (
    <>
      <PageHead title="Manage Companies" meta={found === null ? undefined : counted(found, 'company', 'companies')}>
        <SegmentedControl
          label="Which companies"
          options={kinds}
          value={filter.kind}
          onValueChange={(kind) => change({ kind })}
        />
        <SelectField<number>
          aria-label="Role"
          placeholder="Any role"
          className="w-[160px]"
          options={companyRoleTypes([]).map(({ id, label }) => ({ value: id, label }))}
          value={filter.roleTypeIDs[0] ?? null}
          onValueChange={(roleTypeID) => change({ roleTypeIDs: roleTypeID === null ? [] : [roleTypeID] })}
        />
        <SearchBox
          aria-label="Find a company"
          placeholder="Name or number"
          className="w-[220px]"
          value={filter.text}
          onValueChange={(text) => change({ text })}
        />
        <Button
          variant="primary"
          icon={Plus}
          {...(mayAdd ? {} : { disabled: true, disabledReason: editRefusal(actor, 0) ?? undefined })}
          onClick={() => void open(null)}
        >
          Add company
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <CompanyGrid
          key={JSON.stringify(filter)}
          round={round}
          filter={filter}
          regions={regions}
          onFound={setFound}
          onOpen={(company) => void open(company)}
        />
      </div>
    </>
  );
}
