import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { DateField } from '../../components/date-field/index.ts';
import { DialogBody, DialogFooter } from '../../components/dialog/index.ts';
import { MemoField } from '../../components/memo-field/index.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { dialogsMessages as messages } from './dialogs.messages.ts';
import type { DialogControl } from './dialogs.types.ts';
import { MultiSelectList } from './multi-select-list.tsx';
import type {
  PromptDateOptions,
  PromptMultiSelectOptions,
  PromptOptions,
  PromptSelectOptions,
  PromptTextOptions,
} from './prompts.types.ts';

type Body<O, A> = Omit<O, 'title' | 'key'> & { dialog: DialogControl<A> };
export type PromptTextBodyProps = Body<PromptTextOptions, string>;
export type PromptDateBodyProps = Body<PromptDateOptions, string>;
export type PromptSelectBodyProps = Body<PromptSelectOptions<string | number>, string | number>;
export type PromptMultiSelectBodyProps = Body<PromptMultiSelectOptions<string | number>, (string | number)[]>;

interface FrameProps<A> extends Pick<PromptOptions<A>, 'message' | 'validate' | 'okLabel' | 'cancelLabel'> {
  /** What OK answers; undefined keeps it off. */
  answer: A | undefined;
  dialog: DialogControl<A>;
  /** The field, with the complaint about the answer last checked. */
  children: (error: string | undefined) => ReactNode;
}

/** One field, OK and Cancel. A check may ask a server; what it complains about stays in the field. */
function PromptFrame<A>({ message, validate, okLabel, cancelLabel, answer, dialog, children }: FrameProps<A>) {
  const [checked, setChecked] = useState<{ answer: A; error: string }>();
  const [checking, setChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formID = useId();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a portal still bubbles to the React form that opened the dialog.
    event.stopPropagation();
    if (answer === undefined || checking) return;
    // A text the field could not read is no answer, although the value before it still stands.
    const unread = form.current?.querySelector<HTMLElement>('input:invalid,textarea:invalid');
    if (unread) return unread.focus();
    setChecking(true);
    const error = await Promise.resolve()
      .then(() => validate?.(answer) ?? null)
      .catch(() => messages.checkFailed);
    setChecking(false);
    if (error === null) return dialog.close(answer);
    setChecked({ answer, error });
    form.current?.querySelector<HTMLElement>('input,textarea,[role=combobox]')?.focus();
  };
  return (
    <>
      <DialogBody>
        <form id={formID} ref={form} noValidate onSubmit={submit}>
          {message !== undefined && <p className="mb-2">{message}</p>}
          {children(checked && checked.answer === answer ? checked.error : undefined)}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => dialog.dismiss('cancel')}>{cancelLabel ?? messages.cancel}</Button>
        <Button variant="primary" type="submit" form={formID} disabled={answer === undefined} busy={checking}>
          {okLabel ?? messages.ok}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Body of `dialogs.promptText`. */
export function PromptTextBody(props: PromptTextBodyProps) {
  const { label, value = '', placeholder, maxLength, multiline, required = true } = props;
  const [text, setText] = useState(value);
  const field = { label, required, placeholder, maxLength, value: text, onValueChange: setText, 'data-autofocus': '' };
  return (
    <PromptFrame {...props} answer={required && text.trim() === '' ? undefined : text}>
      {(error) =>
        multiline ? <MemoField {...field} error={error} minRows={3} /> : <TextField {...field} error={error} />
      }
    </PromptFrame>
  );
}

/** Body of `dialogs.promptDate`. */
export function PromptDateBody(props: PromptDateBodyProps) {
  const { label, value = null, min, max, today, holidays, businessDay, required = true } = props;
  const [date, setDate] = useState<string | null>(value);
  const days = { min, max, today, holidays, businessDay };
  const field = { label, required, value: date, onValueChange: setDate, 'data-autofocus': '' };
  return (
    <PromptFrame {...props} answer={date ?? (required ? undefined : '')}>
      {(error) => <DateField {...days} {...field} error={error} />}
    </PromptFrame>
  );
}

/** Body of `dialogs.promptSelect`. */
export function PromptSelectBody(props: PromptSelectBodyProps) {
  const { label, options, value = null, placeholder } = props;
  const [picked, setPicked] = useState<string | number | null>(value);
  const field = { label, options, placeholder, value: picked, onValueChange: setPicked, 'data-autofocus': '' };
  return (
    <PromptFrame {...props} answer={picked ?? undefined}>
      {(error) => <SelectField required {...field} error={error} />}
    </PromptFrame>
  );
}

/** Body of `dialogs.promptMultiSelect`. */
export function PromptMultiSelectBody(props: PromptMultiSelectBodyProps) {
  const { label, options, value = [], min = 1 } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(() => new Set(value));
  const [answer, setAnswer] = useState<(string | number)[]>(() => [...value]);
  return (
    <PromptFrame {...props} answer={ticked.size >= min ? answer : undefined}>
      {(error) => (
        <MultiSelectList
          label={label}
          options={options}
          value={ticked}
          onValueChange={(next) => {
            setTicked(next);
            setAnswer(options.filter((option) => next.has(option.value)).map((option) => option.value));
          }}
          min={min}
          error={error}
        />
      )}
    </PromptFrame>
  );
}
