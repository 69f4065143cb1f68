import { CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { dialogMessages } from './dialog.messages.ts';

/** The sunken footer: what is destructive at the left, the rest at the right, the primary last. */
export function DialogFooter({ start, children }: { start?: ReactNode; children?: ReactNode }) {
  return (
    <footer
      data-slot="dialog-footer"
      className="flex flex-none items-center gap-2 border-t border-hairline bg-surface-header px-4 py-2.5"
    >
      {start}
      <div className="ms-auto flex gap-2">{children}</div>
    </footer>
  );
}

export interface DialogSaveFooterProps {
  onSave: () => void;
  onCancel: () => void;
  /** Shows "Save and Add Another". */
  onSaveAndAddAnother?: () => void;
  /** Shows "Delete" at the left. */
  onDelete?: () => void;
  /** Saving: the buttons that save are busy, nothing else moves. */
  saving?: boolean;
  /** Save is off, with the reason as tooltip. */
  saveDisabledReason?: string;
  saveLabel?: string;
  /** The focus begins on Save: the dialog has no field, and what it does can be undone. */
  beginsOnSave?: boolean;
  messages?: Partial<typeof dialogMessages>;
}

/** The default buttons: Save, Cancel, Save and Add Another. Ctrl Enter saves from anywhere in the dialog, Ctrl Shift Enter saves and adds another, in a one-line field Shift Enter does too. */
export function DialogSaveFooter({
  onSave,
  onCancel,
  onSaveAndAddAnother,
  onDelete,
  saving = false,
  saveDisabledReason,
  saveLabel,
  beginsOnSave = false,
  messages,
}: DialogSaveFooterProps) {
  const text = { ...dialogMessages, ...messages };
  const box = useRef<HTMLSpanElement>(null);
  const save = useRef(onSave);
  const another = useRef(onSaveAndAddAnother);
  const off = saving || saveDisabledReason !== undefined;
  // Before the page is seen: keys meant for what is shown reach the handlers that go with it.
  useLayoutEffect(() => {
    save.current = onSave;
    another.current = onSaveAndAddAnother;
  });
  useLayoutEffect(() => {
    const dialog = box.current?.closest<HTMLElement>('[data-slot=dialog]');
    if (!dialog || off) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.shiftKey && another.current) another.current();
      else save.current();
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [off]);
  return (
    <DialogFooter
      start={
        onDelete && (
          <Button variant="danger" icon={Trash2} onClick={onDelete}>
            {text.delete}
          </Button>
        )
      }
    >
      <span ref={box} className="contents">
        <Button shortcut={text.cancelKey} onClick={onCancel}>
          {text.cancel}
        </Button>
        {onSaveAndAddAnother && (
          <Button
            busy={saving}
            disabled={saveDisabledReason !== undefined}
            disabledReason={saveDisabledReason}
            data-another=""
            aria-keyshortcuts="Control+Shift+Enter Shift+Enter"
            title={text.saveAndAddAnotherKey}
            onClick={onSaveAndAddAnother}
          >
            {text.saveAndAddAnother}
          </Button>
        )}
        <Button
          variant="primary"
          busy={saving}
          disabled={saveDisabledReason !== undefined}
          disabledReason={saveDisabledReason}
          shortcut={text.saveKey}
          data-autofocus={beginsOnSave ? '' : undefined}
          onClick={onSave}
        >
          {saveLabel ?? text.save}
        </Button>
      </span>
    </DialogFooter>
  );
}

/** "Please correct the highlighted errors on screen to continue." at the top of the body. Moves the focus to the first invalid field. */
export function DialogErrorSummary({
  children,
  messages,
}: {
  children?: ReactNode;
  messages?: Partial<typeof dialogMessages>;
}) {
  const box = useRef<HTMLDivElement>(null);
  // With the message: what is typed once it is seen belongs to the field.
  useLayoutEffect(() => {
    box.current?.closest('[data-slot=dialog]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="mb-2.5 flex items-center gap-2 rounded-sm border border-danger-border bg-danger-bg px-2.5 py-1 font-medium"
    >
      <CircleAlert aria-hidden className="size-icon-sm flex-none text-danger-fg" strokeWidth={1.75} />
      {children ?? messages?.correctErrors ?? dialogMessages.correctErrors}
    </div>
  );
}
