import { pageMode } from '@closewright/domain/access';
import { ReferenceTable, referenceTableLabels } from '@closewright/domain/custom-fields';
import { routeByName } from '@closewright/domain/navigation';
import { TodayScope } from '@closewright/ui/date-field';
import { EmptyState } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';
import { SelectField } from '@closewright/ui/select-field';
import { Skeleton } from '@closewright/ui/skeleton';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import { FieldList } from './field-list.tsx';
import { FormPreview } from './form-preview.tsx';
import { fieldsOf, type SetupData, tabsOf } from './setup-data.ts';
import { TabList } from './tab-list.tsx';
import { type SetupActs, useSetup } from './use-setup.ts';

const route = routeByName('cfg:custom-data');

/** Custom data: which fields of their own a company's files have, on which tabs, and how they look. */
export function CustomDataSetupScreen() {
  const { setup, acts } = useSetup();
  return (
    <>
      <PageHead title={route.label} meta="Tabs and fields of your own on files, parties, loans and properties" />
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        {setup.data !== undefined ? (
          <Setup data={setup.data} acts={acts} />
        ) : setup.isError ? (
          <ReadFailed title="The custom data could not be loaded" query={setup} />
        ) : (
          <div className="p-4">
            <Skeleton rows={8} label="Loading custom data" />
          </div>
        )}
      </div>
    </>
  );
}

function Setup({ data, acts }: { data: SetupData; acts: SetupActs }) {
  const { actor } = useSession();
  const clock = useClock();
  const [referenceTable, setReferenceTable] = useState<ReferenceTable>(ReferenceTable.Orders);
  const [chosen, setChosen] = useState<number | null>(null);
  const readOnly = pageMode(actor, route, null).readOnly;
  const tabs = useMemo(() => tabsOf(data, referenceTable), [data, referenceTable]);
  const tab = tabs.find(({ customDataTabID }) => customDataTabID === chosen) ?? tabs[0];
  const fields = useMemo(() => fieldsOf(data, tab?.customDataTabID), [data, tab?.customDataTabID]);
  const hosts = Object.values(ReferenceTable).map((host) => ({
    value: host,
    label: `${referenceTableLabels[host]} (${tabsOf(data, host).length})`,
  }));
  return (
    <div className="flex min-h-0 flex-1 divide-x divide-hairline">
      <section aria-label="Tabs" className="flex w-[290px] flex-none flex-col">
        <SelectField<ReferenceTable>
          className="flex-none px-3 pt-2 pb-2"
          label="Screen"
          clearable={false}
          options={hosts}
          value={referenceTable}
          onValueChange={(next) => next !== null && setReferenceTable(next)}
        />
        <TabList
          key={referenceTable}
          referenceTable={referenceTable}
          tabs={tabs}
          openID={tab?.customDataTabID}
          onOpen={setChosen}
          acts={acts}
          readOnly={readOnly}
        />
      </section>
      {tab === undefined ? (
        <EmptyState title={`${referenceTableLabels[referenceTable]} has no custom fields`} className="p-4">
          Add a tab, then the fields on it.
        </EmptyState>
      ) : (
        <>
          <section aria-label={`Fields of ${tab.label}`} className="flex w-[min(440px,35%)] flex-none flex-col">
            <FieldList key={tab.customDataTabID} tab={tab} fields={fields} acts={acts} readOnly={readOnly} />
          </section>
          <section aria-label="Preview" className="flex min-w-0 flex-1 flex-col">
            <div className="flex min-h-9 flex-none items-center gap-2 border-b border-hairline px-4">
              <h2 className="text-section font-semibold">Preview</h2>
              <span className="truncate text-label text-muted">{tab.label}, as files show it</span>
            </div>
            <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto bg-surface-base px-4 py-3">
              <TodayScope today={clock.today()}>
                <FormPreview fields={fields} />
              </TodayScope>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
