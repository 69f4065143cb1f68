import { useEffect, useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import type { EmailRecipient } from '../../lib/parse/email.ts';
import { Button } from '../button/button.tsx';
import { EmailField, type EmailFieldProps } from './email-field.tsx';
import { emailRecipientsMessages } from './email-recipients.messages.ts';
import type { EmailMoveTarget } from './move-target.ts';
import { insertRecipients } from './recipients.ts';

/** The three lists of a message. */
export interface RecipientLists {
  to: readonly EmailRecipient[];
  cc: readonly EmailRecipient[];
  bcc: readonly EmailRecipient[];
}

const order = ['to', 'cc', 'bcc'] as const;
type ListName = (typeof order)[number];
const NOBODY: RecipientLists = { to: [], cc: [], bcc: [] };

export interface EmailRecipientsProps
  extends Pick<EmailFieldProps, 'suggest' | 'check' | 'max' | 'mode' | 'reason' | 'disabled' | 'disabledReason'> {
  value?: RecipientLists | undefined;
  defaultValue?: RecipientLists | undefined;
  onValueChange?: ((value: RecipientLists, details: ChangeDetails) => void) | undefined;
  /** Marks To with a red star. */
  required?: boolean | undefined;
  /** What is wrong, shown at To: nobody at all, for example. */
  error?: string | undefined;
  /** Names for native forms; each sends its addresses joined by semicolons. */
  names?: Partial<Record<ListName, string>> | undefined;
  className?: string | undefined;
  messages?: Partial<typeof emailRecipientsMessages> | undefined;
}

/** To, and Cc and Bcc once they are asked for or hold somebody. A chip moves between them by Alt+Up and Alt+Down, its menu or dragging. */
export function EmailRecipients({
  value,
  defaultValue = NOBODY,
  onValueChange,
  required,
  error,
  names,
  className,
  messages,
  ...shared
}: EmailRecipientsProps) {
  const words = { ...emailRecipientsMessages, ...messages };
  const [lists, report] = useControllable<RecipientLists, ChangeDetails>(value, defaultValue, onValueChange);
  const [asked, setAsked] = useState<readonly ListName[]>([]);
  const fresh = useRef<ListName | null>(null);
  const root = useRef<HTMLFieldSetElement>(null);
  // Several changes of one moment (out of To, into Cc) build on each other.
  const latest = useRef(lists);
  useEffect(() => {
    latest.current = lists;
  });
  const dragged = useRef<{ from: ListName; recipients: readonly EmailRecipient[] } | null>(null);
  useEffect(() => {
    if (fresh.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-list="${fresh.current}"] input[id]`)?.focus();
    fresh.current = null;
  });

  const shown = (name: ListName) => name === 'to' || asked.includes(name) || lists[name].length > 0;
  const set = (change: Partial<RecipientLists>, details: ChangeDetails) => {
    latest.current = { ...latest.current, ...change };
    report(latest.current, details);
  };
  const add = (name: ListName) => {
    fresh.current = name;
    setAsked([...asked, name]);
  };
  const moveInto = (name: ListName, recipients: readonly EmailRecipient[]) => {
    if (!asked.includes(name)) setAsked([...asked, name]);
    set({ [name]: insertRecipients(latest.current[name], recipients).list }, { reason: 'pick' });
  };
  const room = (name: ListName) =>
    shared.max === undefined ? undefined : Math.max(0, shared.max - lists[name].length);
  const targets = (from: ListName): EmailMoveTarget[] =>
    order
      .filter((name) => name !== from)
      .map((name) => {
        const steps = order.indexOf(name) - order.indexOf(from);
        return {
          label: words[name],
          direction: steps === 1 ? 'next' : steps === -1 ? 'previous' : 'other',
          room: room(name),
          onMove: (recipients) => moveInto(name, recipients),
        };
      });
  const drop = (into: ListName) => {
    const what = dragged.current;
    dragged.current = null;
    if (!what || what.from === into || what.recipients.length > (room(into) ?? Number.POSITIVE_INFINITY)) return;
    const rest = latest.current[what.from].filter((one) => !what.recipients.includes(one));
    set({ [what.from]: rest }, { reason: 'pick' });
    moveInto(into, what.recipients);
  };
  const addable = order.filter((name) => !shown(name));
  const editable = (shared.mode ?? 'edit') === 'edit' && !shared.disabled;

  return (
    <fieldset ref={root} data-slot="email-recipients" className={className}>
      <legend className="sr-only">{words.group}</legend>
      <div className="flex flex-col gap-field-y">
        {order.filter(shown).map((name) => (
          <div key={name} data-list={name}>
            <EmailField
              {...shared}
              label={words[name]}
              name={names?.[name]}
              required={name === 'to' ? required : undefined}
              error={name === 'to' ? error : undefined}
              value={lists[name]}
              onValueChange={(list, details) => set({ [name]: list }, details)}
              moveTargets={targets(name)}
              drag={{
                onStart: (recipients) => {
                  dragged.current = { from: name, recipients };
                },
                onDrop: () => drop(name),
              }}
            />
          </div>
        ))}
      </div>
      {editable && addable.length > 0 ? (
        <div className="mt-1 flex gap-1">
          {addable.map((name) => (
            <Button key={name} variant="quiet" size="sm" onClick={() => add(name)}>
              {name === 'cc' ? words.addCc : words.addBcc}
            </Button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
