import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { type ReactNode, useEffect, useRef } from 'react';

export interface RecordFrameProps {
  /** Of the form: see `useRecordForm`. */
  form: { failure: string | null; attempt: number; isSaving: boolean; submit(): Promise<void> };
  onCancel: () => void;
  onDelete?: () => void;
  /** The record can be looked at only. */
  readOnly?: boolean;
  children: ReactNode;
}

/** Body and buttons of a dialog that edits one record. After a failed check the focus goes to the first wrong field. */
export function RecordFrame({ form, onCancel, onDelete, readOnly = false, children }: RecordFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  const { attempt, failure, isSaving, submit } = form;
  useEffect(() => {
    if (attempt > 0) body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);
  return (
    <>
      <DialogBody>
        <div ref={body}>
          {failure !== null && <DialogErrorSummary key={attempt}>{failure}</DialogErrorSummary>}
          {children}
        </div>
      </DialogBody>
      {!readOnly && (
        <DialogSaveFooter
          saving={isSaving}
          onSave={() => void submit()}
          onCancel={onCancel}
          {...(onDelete ? { onDelete } : {})}
        />
      )}
    </>
  );
}
