import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { FieldModeScope } from '@closewright/ui/field-mode';
import type { ReactNode, RefObject } from 'react';
import { DayScope } from '../field/day-scope.tsx';
import type { Layout } from '../form/layout.ts';
import { type FormPart, type FormState, RecordForm } from '../form/record-form.tsx';

export interface RecordDialogProps {
  /** See `useRecordDialog`. */
  form: FormState & {
    /** Of the element around the fields. */
    readonly body: RefObject<HTMLDivElement | null>;
    readonly failure: string | null;
    readonly attempt: number;
    readonly isSaving: boolean;
    submit(another?: boolean): Promise<void>;
    cancel(): void;
  };
  /** Above the fields. */
  lead?: ReactNode;
  layout?: Layout;
  parts?: Readonly<Record<string, FormPart>>;
  /** Below the fields. */
  children?: ReactNode;
  /** Default: "Save". */
  saveLabel?: string;
  /** The focus begins on Save: for a dialog without a field. */
  beginsOnSave?: boolean;
  /** Why it cannot be saved yet. */
  obstacle?: string | null;
  /** Whether the next one can be added right away. */
  another?: boolean;
  onDelete?: (() => void) | undefined;
  /** The record can be looked at only. */
  readOnly?: boolean;
}

/** Body and buttons of a dialog that saves. After a failed check the focus goes to the first wrong field. */
export function RecordDialog({
  form,
  lead,
  layout = [],
  parts,
  children,
  saveLabel,
  beginsOnSave = false,
  obstacle = null,
  another = false,
  onDelete,
  readOnly = false,
}: RecordDialogProps) {
  const { body, failure, attempt, isSaving, submit, cancel } = form;
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempt}>{failure}</DialogErrorSummary>}
        <DayScope>
          <FieldModeScope mode={readOnly ? 'read' : 'edit'}>
            <div ref={body} className="flex flex-col gap-3">
              {lead}
              {layout.length > 0 && <RecordForm form={form} layout={layout} parts={parts} />}
              {children}
            </div>
          </FieldModeScope>
        </DayScope>
      </DialogBody>
      {!readOnly && (
        <DialogSaveFooter
          saving={isSaving}
          onSave={() => void submit()}
          onCancel={cancel}
          beginsOnSave={beginsOnSave}
          {...(saveLabel === undefined ? {} : { saveLabel })}
          {...(obstacle === null ? {} : { saveDisabledReason: obstacle })}
          {...(another ? { onSaveAndAddAnother: () => void submit(true) } : {})}
          {...(onDelete === undefined ? {} : { onDelete })}
        />
      )}
    </>
  );
}
