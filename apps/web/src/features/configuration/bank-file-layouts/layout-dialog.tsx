import type { BankFileLayoutRecord } from '@closewright/contract/bank-files';
import { bankFileLayoutProblems } from '@closewright/domain/bank-files';
import { DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { FieldModeScope } from '@closewright/ui/field-mode';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../../lib/api/index.ts';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { RecordForm } from '../../../records/form/record-form.tsx';
import { inTheGrid, layoutFields, layoutLayout, problemsInForm } from './layout-fields.ts';
import { type BankLayoutForm, layoutFormOf, layoutOf, newLayoutForm, problemsInRows } from './layout-form.ts';
import { ColumnsGrid, WordsGrid } from './layout-grids.tsx';
import { readSample, type SampleFile } from './sample-reading.ts';
import { SampleView } from './sample-view.tsx';
import '../positive-pay-layouts/layout-designer.css';

export interface BankLayoutDialogProps {
  /** Null adds a layout. */
  layout: BankFileLayoutRecord | null;
  readOnly: boolean;
  dialog: DialogControl<BankFileLayoutRecord>;
}

function formOfStored(stored: BankFileLayoutRecord): BankLayoutForm {
  const { bankFileLayoutID: _, version: _v, updatedAt: _at, updatedBy: _by, isUnreadable: _is, ...layout } = stored;
  return layoutFormOf(layout);
}

/** The designer: what is said of a layout, its columns and words, and below them what it makes of a sample of the bank. */
export function BankLayoutDialog({ layout, readOnly, dialog }: BankLayoutDialogProps) {
  const [sample, setSample] = useState<SampleFile | null>(null);
  const refused = useRef({ columns: 0, words: 0 });
  const form = useRecordDialog<BankLayoutForm, BankFileLayoutRecord>({
    dialog,
    fields: layoutFields,
    begin: newLayoutForm,
    // A cell whose text cannot be read has still the value from before.
    check: (values) =>
      refused.current.columns + refused.current.words > 0
        ? { '': inTheGrid }
        : problemsInForm(bankFileLayoutProblems(layoutOf(values))),
    send: (values) => call('createBankFileLayout', { body: storable(values) }),
    stored: layout,
    formOf: formOfStored,
    save: ({ bankFileLayoutID, version }, _changes, values) =>
      call('saveBankFileLayout', { params: { bankFileLayoutID }, body: { version, changes: storable(values) } }),
    words: { label: (name) => ({ columns: 'Columns', words: 'Words' })[name] },
  });
  const { values, set, failure, attempt, isSaving, body } = form;
  const edited = useMemo(() => layoutOf(values), [values]);
  const problems = useMemo(() => bankFileLayoutProblems(edited), [edited]);
  const reading = useMemo(() => (sample === null ? null : readSample(sample, edited)), [sample, edited]);
  const grid = (part: 'columns' | 'words') => ({
    problems: problemsInRows(part, values[part], problems),
    onRefused: (count: number) => {
      refused.current[part] = count;
    },
    readOnly,
  });
  return (
    <>
      <div ref={body} className="layout-designer flex min-h-0 flex-1 divide-x divide-hairline border-b border-hairline">
        <FieldModeScope mode={readOnly ? 'read' : 'edit'}>
          <div className="layout-designer-said flex w-80 flex-none flex-col gap-3 overflow-y-auto p-3">
            {failure !== null && <DialogErrorSummary key={attempt}>{failure}</DialogErrorSummary>}
            <RecordForm form={form} layout={layoutLayout(values, !readOnly)} />
          </div>
        </FieldModeScope>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="layout-designer-fields flex min-h-0 flex-[2] divide-x divide-hairline">
            <ColumnsGrid
              hasHeadings={values.hasHeadings}
              rows={values.columns}
              onRows={(columns) => set({ columns })}
              {...grid('columns')}
            />
            <WordsGrid rows={values.words} onRows={(words) => set({ words })} {...grid('words')} />
          </div>
          <SampleView sample={sample} reading={reading} onSample={setSample} />
        </div>
      </div>
      {!readOnly && <DialogSaveFooter saving={isSaving} onSave={() => void form.submit()} onCancel={form.cancel} />}
    </>
  );
}

/** The layout that a form says, with lists that the call takes. */
function storable(values: BankLayoutForm) {
  const { columns, words, ...layout } = layoutOf(values);
  return { ...layout, columns: [...columns], words: [...words] };
}
