import type { CustomDataForm } from '@closewright/contract/custom-data';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import type { SaveParts } from '../../../records/saving/save-parts.ts';
import { CustomRecord } from '../record/custom-record.tsx';
import type { RecordSubject } from '../record/record-subject.ts';
import type { HostMode } from '../record/use-host-mode.ts';
import type { CustomTabsState } from './use-custom-tabs.ts';

export interface CustomTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  form: CustomDataForm;
  /** The record whose fields these are. */
  record: Pick<RecordSubject, 'ordersID' | 'referenceTablePKValue'>;
  mode: NonNullable<HostMode>;
  state: CustomTabsState;
  parts: SaveParts;
  refreshFile(): void;
}

/** The custom tabs of one record. A tab is read when it is opened first, and keeps what was typed from then on. */
export function CustomTabs({ label, form, record, mode, state, parts, refreshFile }: CustomTabsProps) {
  const { active, visited, errors } = state;
  return (
    <Tabs
      value={String(active?.customDataTabID)}
      onValueChange={(value) => state.open(Number(value))}
      className="min-h-0 flex-1"
    >
      <TabList label={label} className="border-t border-hairline bg-surface-base px-2">
        {form.tabs.map((tab) => (
          <Tab
            key={tab.customDataTabID}
            value={String(tab.customDataTabID)}
            count={errors.get(tab.customDataTabID) ?? 0}
            alert="danger"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {form.tabs.map((tab) => (
        <TabPanel
          key={tab.customDataTabID}
          value={String(tab.customDataTabID)}
          keepMounted
          className="overflow-x-hidden overflow-y-auto bg-surface-base px-4 py-3"
        >
          {visited.has(tab.customDataTabID) && (
            <div className="xl:max-w-sheet-max">
              <CustomRecord
                subject={{ ...record, tab, listValues: form.listValues }}
                mode={mode}
                parts={parts}
                onErrors={(count) => state.setErrors(tab.customDataTabID, count)}
                register={(isInvalid) => state.register(tab.customDataTabID, isInvalid)}
                refreshFile={refreshFile}
              />
            </div>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
