import type { StoredJournalSettings } from '@closewright/contract/journal-exports';
import { journalLimits, journalSettingsProblems } from '@closewright/domain/journal-exports';
import { DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { FieldModeScope } from '@closewright/ui/field-mode';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { useMemo, useRef } from 'react';
import { call } from '../../lib/api/index.ts';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { RecordForm } from '../../records/form/record-form.tsx';
import { ColumnsGrid } from './columns-grid.tsx';
import { type MappingForm, mappingFormOf, problemsInForm, settingsOf } from './mapping-form.ts';
import { MappingGrid } from './mapping-grid.tsx';

export interface MappingDialogProps {
  stored: StoredJournalSettings;
  readOnly: boolean;
  dialog: DialogControl<StoredJournalSettings>;
}

const fields = {
  officeNames: {
    ...{ kind: 'memo', label: 'Names of the office as a payee', required: false },
    maxLength: journalLimits.names * (journalLimits.name + 1),
  },
  dateMask: { kind: 'text', label: 'Days are written', maxLength: 20, required: true, missing: 'A mask is required' },
};
const layoutOf = (isTyped: boolean): Layout => [
  [
    'officeNames',
    12,
    {
      autoFocus: isTyped,
      help: 'One on a line, as checks have it. What is outstanding to these is an account of its own',
    },
  ],
  ['dateMask', 12, { help: 'YYYY or YY, MM and DD' }],
];
const nowhere: Readonly<Record<string, string>> = {};

/** What the books of the office call accounts, branches and bank accounts, and which columns their file has. */
export function MappingDialog({ stored, readOnly, dialog }: MappingDialogProps) {
  const refused = useRef(0);
  const form = useRecordDialog<MappingForm, StoredJournalSettings>({
    dialog,
    fields,
    begin: mappingFormOf(stored),
    // A cell whose text cannot be read has still the value from before.
    check: (values) => {
      if (refused.current > 0) return { '': inTheGrid };
      const problems = problemsInForm(values, journalSettingsProblems(settingsOf(values)));
      const { columns, ...above } = problems.get('') ?? nowhere;
      if (problems.size === 0) return {};
      return { ...above, ...(columns === undefined && problems.has('') ? {} : { '': columns ?? inTheGrid }) };
    },
    send: () => Promise.resolve(null),
    stored,
    formOf: mappingFormOf,
    save: ({ version }, _changes, values) =>
      call('saveJournalSettings', { body: { version, changes: storable(values) } }),
    words: { label: (name) => ({ rows: 'Mapping', columns: 'Columns of the file' })[name] },
  });
  const { values, set, failure, attempt, isSaving, body } = form;
  const problems = useMemo(() => problemsInForm(values, journalSettingsProblems(settingsOf(values))), [values]);
  const onRefused = (count: number) => {
    refused.current = count;
  };
  return (
    <>
      <div ref={body} className="flex min-h-0 flex-1 divide-x divide-hairline border-b border-hairline">
        <FieldModeScope mode={readOnly ? 'read' : 'edit'}>
          <div className="flex w-80 flex-none flex-col gap-3 overflow-y-auto p-3">
            {failure !== null && <DialogErrorSummary key={attempt}>{failure}</DialogErrorSummary>}
            <RecordForm form={form} layout={layoutOf(!readOnly)} />
          </div>
        </FieldModeScope>
        <Tabs defaultValue="mapping" className="flex min-h-0 min-w-0 flex-1 flex-col">
          <TabList label="What the books are told">
            <Tab value="mapping">Mapping</Tab>
            <Tab value="columns">Columns of the file</Tab>
          </TabList>
          <TabPanel value="mapping" className="flex min-h-0 flex-1 flex-col">
            <MappingGrid rows={values.rows} onChange={(rows) => set({ rows })} {...{ problems, onRefused, readOnly }} />
          </TabPanel>
          <TabPanel value="columns" className="flex min-h-0 flex-1 flex-col">
            <ColumnsGrid
              rows={values.columns}
              onChange={(columns) => set({ columns })}
              {...{ problems, onRefused, readOnly }}
            />
          </TabPanel>
        </Tabs>
      </div>
      {!readOnly && <DialogSaveFooter saving={isSaving} onSave={() => void form.submit()} onCancel={form.cancel} />}
    </>
  );
}

const inTheGrid = 'Mend the cells that are marked in the grids';

/** The settings that a form says, with lists that the call takes. */
function storable(values: MappingForm) {
  const { accounts, branches, bankAccounts, officeNames, columns, dateMask } = settingsOf(values);
  return {
    ...{ accounts: [...accounts], branches: [...branches], bankAccounts: [...bankAccounts] },
    ...{ officeNames: [...officeNames], columns: [...columns], dateMask },
  };
}
