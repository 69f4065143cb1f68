import { type FocusEvent, type Ref, useRef, useState } from 'react';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { type EmailRecipient, formatEmail, formatEmails } from '../../lib/parse/email.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { fieldInputVariants } from '../field/field.variants.ts';
import { FieldValue } from '../field/field-value.tsx';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { EmailChip } from './email-chip.tsx';
import { EmailDraft } from './email-draft.tsx';
import { EmailEdit } from './email-edit.tsx';
import { type EmailFieldMessages, emailFieldMessages } from './email-field.messages.ts';
import { EmailMenu } from './email-menu.tsx';
import type { EmailMoveTarget } from './move-target.ts';
import { complaint, inRange } from './recipients.ts';
import { useChips } from './use-chips.ts';
import { useCommitOnSubmit } from './use-commit-on-submit.ts';
import { useRecipients } from './use-recipients.ts';
import type { EmailSuggest } from './use-suggestions.ts';

export interface EmailFieldProps extends FieldProps, TypedFieldNative {
  /** Everybody listed, those with a wrong address too: check with `isEmail`. */
  value?: readonly EmailRecipient[] | undefined;
  defaultValue?: readonly EmailRecipient[] | undefined;
  onValueChange?: ((value: readonly EmailRecipient[], details: ChangeDetails) => void) | undefined;
  /** Contacts that match what is typed, asked 200 ms after the last key. */
  suggest?: EmailSuggest | undefined;
  /** A rule of your own for addresses that are well formed, such as a domain: what is wrong, or nothing. */
  check?: ((address: string) => string | undefined) | undefined;
  /** The most recipients taken. */
  max?: number | undefined;
  /** Other lists that a recipient can go to; see `EmailRecipients`. */
  moveTargets?: readonly EmailMoveTarget[] | undefined;
  /** Dragging between lists: who is dragged from here, and that something was dropped here. */
  drag?: { onStart: (recipients: readonly EmailRecipient[]) => void; onDrop: () => void } | undefined;
  messages?: Partial<EmailFieldMessages> | undefined;
}

/**
 * Recipients as chips. Enter, Tab, comma, semicolon and leaving the field end an address; a pasted "To" line becomes chips with their
 * names; a wrong address is kept and marked; an address that is listed already lights up instead of being added again.
 */
export function EmailField(props: EmailFieldProps) {
  const [
    fieldProps,
    { value, defaultValue, onValueChange, suggest, check, max, moveTargets = [], drag, messages, ...native },
  ] = splitFieldProps(props);
  const words = { ...emailFieldMessages, ...messages };
  const recipients = useRecipients({ value, defaultValue, onValueChange, max, words });
  const { list } = recipients;
  const [draft, setDraft] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const wrong = list.find((one) => complaint(one, words.invalid, check));
  const wrongText = wrong && complaint(wrong, words.invalid, check);
  const field = useField(fieldProps, {
    error: wrong && wrongText ? words.invalidHelp(wrongText, wrong.address) : undefined,
  });
  const { editable } = field;
  const chips = useChips(box, recipients, editable);
  const label = fieldProps.label ?? fieldProps['aria-label'] ?? '';

  const commit = (text: string) => {
    const { duplicates, over } = recipients.add(text);
    const left = [...duplicates, ...over];
    setDraft(formatEmails(left));
    // What could not be added stays to be corrected, selected so that the next key replaces it.
    if (left.length > 0)
      requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('input[id]')?.select());
  };
  /** Those listed already are in the list: only what found no place would be lost. */
  const commitRest = () => {
    if (draft.trim() !== '' && editable) setDraft(formatEmails(recipients.add(draft).over));
  };
  useCommitOnSubmit(box, commitRest);
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    chips.setRange(null);
    commitRest();
  };
  const chosen = (index: number) =>
    inRange(chips.range, index) ? list.filter((_, at) => inRange(chips.range, at)) : list.slice(index, index + 1);
  const move = (target: EmailMoveTarget, index: number) => {
    const { room = Number.POSITIVE_INFINITY } = target;
    if (chosen(index).length > room) return recipients.say(words.noRoom(target.label));
    const gone = chips.remove(
      inRange(chips.range, index) && chips.range ? chips.range : { anchor: index, focus: index },
    );
    target.onMove(gone);
    recipients.say(words.moved(gone.length, target.label));
  };

  if (field.variant === 'read')
    return (
      <FieldFrame field={field} slot="email-field" below={<FieldValue field={field} value={formatEmails(list)} />}>
        <FieldBox field={field} size="area">
          <textarea
            ref={native.ref as Ref<HTMLTextAreaElement>}
            data-slot="field-input"
            {...field.control}
            rows={1}
            value={formatEmails(list)}
            onChange={() => {}}
            className={cn(
              fieldInputVariants({ variant: 'read' }),
              'field-sizing-content resize-none py-1 leading-[18px]',
            )}
          />
        </FieldBox>
      </FieldFrame>
    );
  return (
    <FieldFrame
      field={field}
      slot="email-field"
      root={escapeOwner(chips.range !== null)}
      below={
        <>
          <FieldValue field={field} value={list.map((one) => one.address).join(';')} />
          <span role="status" className="sr-only">
            {recipients.spoken}
          </span>
        </>
      }
    >
      <FieldBox
        field={field}
        size="area"
        ref={box}
        onBlur={leave}
        onCopy={(event) => chips.copy(event, false)}
        onCut={(event) => chips.copy(event, true)}
        onDragOver={(event) => drag && editable && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          drag?.onDrop();
        }}
        onPointerDown={(event) => {
          // A press on the empty part of the box is for the text box; one in a layer that hangs on it is not.
          const target = event.target as Element;
          if (!event.currentTarget.contains(target) || target.closest('button,input')) return;
          event.preventDefault();
          event.currentTarget.querySelector<HTMLElement>('input[id]')?.focus();
        }}
        className="has-[[data-chip]:focus]:ring-field-focus"
      >
        <ul aria-label={words.list(label)} className="flex min-w-0 flex-1 flex-wrap gap-1 px-[3px] py-0.5">
          {list.map((one, index) =>
            chips.editing === index ? (
              <EmailEdit
                key={one.address}
                label={words.edit(one.address)}
                initial={formatEmail(one)}
                onCommit={(text, stay) => {
                  chips.setEditing(null);
                  recipients.replace(index, text);
                  if (stay) chips.go('text');
                }}
                onCancel={() => {
                  chips.setEditing(null);
                  chips.go(index);
                }}
              />
            ) : (
              <EmailChip
                key={one.address}
                one={one}
                index={index}
                complaint={complaint(one, words.invalid, check)}
                selected={inRange(chips.range, index)}
                lit={recipients.isLit(one)}
                editable={editable}
                draggable={editable && drag !== undefined}
                words={words}
                onFocus={() => chips.range ?? chips.go(index)}
                onPress={(event) =>
                  complaint(one, words.invalid, check) ? chips.edit(index) : chips.go(index, event.shiftKey)
                }
                onEdit={() => chips.edit(index)}
                onMenu={(event) => {
                  event.preventDefault();
                  chips.setMenu(index);
                }}
                onRemove={() => {
                  recipients.remove({ anchor: index, focus: index });
                  chips.go('text');
                }}
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', formatEmails(chosen(index)));
                  drag?.onStart(chosen(index));
                }}
                onKeyDown={(event) => {
                  const way = event.altKey && { ArrowDown: 'next', ArrowUp: 'previous' }[event.key];
                  const target = way && moveTargets.find((one) => one.direction === way);
                  if (target) move(target, index);
                  else if (!chips.chipKey(event, index)) return;
                  event.preventDefault();
                  event.stopPropagation();
                }}
              >
                {chips.menu === index ? (
                  <EmailMenu
                    box={box}
                    index={index}
                    one={one}
                    targets={moveTargets}
                    words={words}
                    onEdit={chips.edit}
                    onRemove={(at) => chips.remove({ anchor: at, focus: at })}
                    onMove={move}
                    onClose={() => chips.setMenu(null)}
                  />
                ) : null}
              </EmailChip>
            ),
          )}
          <EmailDraft
            field={field}
            native={native}
            text={draft}
            setText={setDraft}
            empty={list.length === 0}
            list={list}
            suggest={suggest}
            words={words}
            label={label}
            box={box}
            onCommit={commit}
            onPick={(one) => {
              recipients.pick(one);
              setDraft('');
              chips.go('text');
            }}
            onChipKey={chips.textKey}
          />
        </ul>
      </FieldBox>
    </FieldFrame>
  );
}
