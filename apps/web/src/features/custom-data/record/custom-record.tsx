import type { CustomDataRecord as RecordData } from '@closewright/contract/custom-data';
import { catalogue } from '@closewright/domain/errors';
import { EmptyState } from '@closewright/ui/empty-state';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { toasts } from '@closewright/ui/services/toasts';
import { Skeleton } from '@closewright/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { queryFor } from '../../../lib/api/index.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import { usePart } from '../../../lib/store.ts';
import type { SaveParts } from '../../../records/saving/save-parts.ts';
import { CustomFieldGrid } from '../form/custom-field-grid.tsx';
import { CustomFormProvider } from '../form/custom-form-context.ts';
import { customFormServices } from '../form/custom-form-services.ts';
import { type RecordSubject, recordInput } from './record-subject.ts';
import { useCustomRecord } from './use-custom-record.ts';

export interface CustomRecordProps {
  subject: RecordSubject;
  /** Whether the fields can be edited, and why not. */
  mode: { mode: 'edit' | 'read'; reason?: string | undefined };
  /** The page it is saved with. */
  parts: SaveParts;
  /** How many fields are marked as wrong. */
  onErrors?: (count: number) => void;
  /** Takes a question whether the last check failed; the answer gives it back. */
  register?: (isInvalid: () => boolean) => () => void;
  refreshFile(): void;
}

/** The custom fields of one record on one tab: reads the values, shows the form, and saves it with the page. */
export function CustomRecord(props: CustomRecordProps) {
  const record = useQuery(queryFor('getCustomDataValues', recordInput(props.subject)));
  const { isError } = record;
  useEffect(() => {
    if (isError) toasts.error(catalogue.customDataValuesFailed);
  }, [isError]);
  if (record.data !== undefined) return <LoadedRecord {...props} record={record.data} />;
  if (!isError) return <Skeleton rows={4} label={`Loading ${props.subject.tab.label}`} />;
  return <ReadFailed title="These fields could not be loaded" query={record} />;
}

function LoadedRecord(props: CustomRecordProps & { record: RecordData }) {
  const { subject, record, mode, parts, onErrors, register, refreshFile } = props;
  const root = useRef<HTMLDivElement>(null);
  const { editor, definitions, part, isInvalid, onBeforeSave } = useCustomRecord({
    subject,
    record,
    mayEdit: mode.mode === 'edit',
    parts,
    hasUnreadable: () => root.current?.querySelector('input:invalid, textarea:invalid') !== null,
    refreshFile,
  });
  useEffect(() => parts.add(part), [parts, part]);
  const count = usePart(editor.errors, (errors) => Object.keys(errors).length);
  const tell = useRef({ onErrors, register });
  useEffect(() => {
    tell.current = { onErrors, register };
  });
  useEffect(() => tell.current.onErrors?.(count), [count]);
  useEffect(() => tell.current.register?.(isInvalid), [isInvalid]);

  const { listValues } = subject;
  const state = useMemo(
    () => ({ editor, definitions, listValues, services: customFormServices, onBeforeSave }),
    [editor, definitions, listValues, onBeforeSave],
  );
  if (definitions.length === 0) {
    return <EmptyState title="No fields yet">An administrator adds fields to this tab in Configuration.</EmptyState>;
  }
  return (
    <FieldModeScope mode={mode.mode} reason={mode.reason}>
      <CustomFormProvider value={state}>
        <div ref={root}>
          <CustomFieldGrid definitions={definitions} />
        </div>
      </CustomFormProvider>
    </FieldModeScope>
  );
}
