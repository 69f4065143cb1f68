import { type ReferenceTable, referenceTableLabels } from '@closewright/domain/custom-fields';
import { EmptyState } from '@closewright/ui/empty-state';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import { useFreshFile } from '../../../open-file/use-fresh-file.ts';
import { useSaveParts } from '../../../records/saving/save-parts-context.ts';
import { CustomRecord } from '../record/custom-record.tsx';
import { useHostMode } from '../record/use-host-mode.ts';

export interface HostTabsProps {
  referenceTable: ReferenceTable;
  ordersID: number;
  /** The record in hand; negative while it is not stored. */
  recordID: number;
  /** Word of the first tab, which holds the record's own fields. */
  label: string;
  /** The record's own fields. */
  children: ReactNode;
}

/**
 * The record's own form as the first tab, and the custom tabs an administrator has defined for its host beside it. What
 * was typed on them stays while another tab or record is shown, and is saved with the page. The form stands in the same place
 * before the tabs are known and without any, so that they take neither the focus nor the caret of whoever types already.
 */
export function HostTabs({ referenceTable, ordersID, recordID, label, children }: HostTabsProps) {
  const { data: form } = useQuery(queryFor('getCustomDataForm', { params: { ordersID }, query: { referenceTable } }));
  const file = useOpenFile();
  const parts = useSaveParts();
  const mode = useHostMode()(referenceTable);
  const [active, setActive] = useState('own');
  const [shownID, setShownID] = useState(recordID);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<ReadonlyMap<string, number>>(new Map());
  useFreshFile(keyFor('getCustomDataValues'));
  if (shownID !== recordID) {
    setShownID(recordID);
    // A new record begins with its own fields.
    if (recordID < 0) setActive('own');
  }
  const { tabs = [], listValues = [] } = (mode === null ? undefined : form) ?? {};
  const isThere = active === 'own' || tabs.some(({ customDataTabID }) => String(customDataTabID) === active);
  const shown = isThere ? active : 'own';
  const here = `${recordID}/${shown}`;
  if (shown !== 'own' && recordID > 0 && !visited.has(here)) setVisited(new Set([...visited, here]));

  const countErrors = (key: string, tab: string, count: number) => {
    setErrors((before) => ((before.get(key) ?? 0) === count ? before : new Map(before).set(key, count)));
    if (count > 0) setActive(tab);
  };
  const isAlone = tabs.length === 0;
  const wrong = (tab: string) =>
    [...errors].reduce((sum, [key, count]) => (key.endsWith(`/${tab}`) ? sum + count : sum), 0);
  return (
    <Tabs value={shown} onValueChange={setActive} pageKeys={!isAlone} className="min-h-0 flex-1">
      {!isAlone && (
        <TabList label={`${referenceTableLabels[referenceTable]} tabs`} className="bg-surface-base px-2">
          <Tab value="own">{label}</Tab>
          {tabs.map(({ customDataTabID, label: name }) => (
            <Tab
              key={customDataTabID}
              value={String(customDataTabID)}
              count={wrong(String(customDataTabID))}
              alert="danger"
            >
              {name}
            </Tab>
          ))}
        </TabList>
      )}
      <TabPanel
        value="own"
        keepMounted
        {...(isAlone && { role: 'presentation', 'aria-labelledby': undefined, tabIndex: undefined })}
        className="flex min-h-0 flex-col"
      >
        {children}
      </TabPanel>
      {mode !== null &&
        tabs.map((tab) => {
          const value = String(tab.customDataTabID);
          const records = [...visited]
            .filter((key) => key.endsWith(`/${value}`))
            .map((key) => Number.parseInt(key, 10));
          return (
            <TabPanel
              key={value}
              value={value}
              keepMounted
              className="overflow-x-hidden overflow-y-auto bg-surface-base px-4 py-3"
            >
              {recordID < 0 && <EmptyState title="Save first">These fields belong to what is stored.</EmptyState>}
              {records.map((record) => (
                <div key={record} hidden={record !== recordID} className="xl:max-w-sheet-max">
                  <CustomRecord
                    subject={{ ordersID, referenceTablePKValue: record, tab, listValues }}
                    mode={mode}
                    parts={parts}
                    onErrors={(count) => countErrors(`${record}/${value}`, value, count)}
                    refreshFile={() => void file?.refresh()}
                  />
                </div>
              ))}
            </TabPanel>
          );
        })}
    </Tabs>
  );
}
