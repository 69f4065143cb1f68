import { type Ref, useEffect, useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useDependentQuery } from '../../hooks/use-dependent-query.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { Button } from '../button/index.ts';
import {
  Combobox,
  type ComboboxChange,
  type ComboboxHandle,
  type ComboboxMessages,
  type ComboboxOption,
} from '../combobox/index.ts';
import type { FieldProps } from '../field/use-field.ts';
import { useFieldMode } from '../field-mode/field-mode.tsx';
import { filterOptions } from '../select-field/options.ts';
import { type ContactPickerMessages, contactPickerMessages } from './contact-picker.messages.ts';
import { type Contact, ContactsOfCompany, type LoadContacts, type SearchContacts } from './contacts-of-company.ts';

/** Why the contact changed; `only`: by Enter, with nothing left to choose. */
export type ContactChange = ChangeDetails & Pick<ComboboxChange<number, Contact>, 'only'>;

export interface ContactPickerProps extends FieldProps {
  /** The company whose contacts are offered; null or 0 disables the field. */
  companyID: number | null;
  value?: Contact | null | undefined;
  defaultValue?: Contact | null | undefined;
  onValueChange?: ((value: Contact | null, details: ContactChange) => void) | undefined;
  /** The company is still to come: the field can be typed into already, and waits for it. */
  companyPending?: boolean | undefined;
  /** All contacts of the company, in order; asked once for each company. */
  load: LoadContacts;
  /** Undo after a change of company: put the company before back, too. Without it only the contact comes back. */
  onCompanyRestore?: ((companyID: number) => void) | undefined;
  /** Finds contacts of all companies, so that the contact may be picked first. Without it a company is needed before. */
  findAnywhere?: SearchContacts | undefined;
  /** A contact was picked before a company: put its company in. */
  onCompanyFill?: ((contact: Contact) => void) | undefined;
  placeholder?: string | undefined;
  messages?: Partial<ContactPickerMessages & ComboboxMessages> | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** For a form that waits for what is typed. */
  handle?: Ref<ComboboxHandle> | undefined;
}

const toOption = (contact: Contact): ComboboxOption<number, Contact> => ({
  value: contact.contactID,
  label: contact.fullName,
  inactive: contact.isInactive,
  data: contact,
});

/** Milliseconds after the last key and contacts a page where all companies are searched. */
const ANYWHERE = { debounce: 250, pageSize: 10 };

const withCompany = (contact: Contact) => ({ ...toOption(contact), note: contact.companyName });

/**
 * A contact of the company picked beside it. Another company keeps a contact that is one of its own; any other is taken out, with a
 * notice that names it and brings it back.
 */
export function ContactPicker({
  companyID,
  companyPending = false,
  value,
  defaultValue = null,
  onValueChange,
  load,
  onCompanyRestore,
  findAnywhere,
  onCompanyFill,
  messages,
  className,
  ...field
}: ContactPickerProps) {
  const words = { ...contactPickerMessages, ...messages };
  const [contact, report] = useControllable<Contact | null, ContactChange>(value, defaultValue, onValueChange);
  const [contacts] = useState(() => new ContactsOfCompany(load));
  contacts.load = load;
  useEffect(() => () => contacts.stop(), [contacts]);
  const company = companyID || null;
  const anywhere = company === null && !companyPending ? findAnywhere : undefined;
  const known = useRef(new Map<number, Contact>());
  if (contact) known.current.set(contact.contactID, contact);

  const query = useDependentQuery<number, number>({
    parent: company,
    value: contact?.contactID ?? null,
    isValid: async (contactID, id) => (await contacts.of(id)).some((each) => each.contactID === contactID),
    onDrop: () => report(null, { reason: 'clear' }),
  });
  const dropped = query.dropped && known.current.get(query.dropped.value);
  const { mode } = useFieldMode(field.mode ?? (field.readOnly ? 'read' : 'edit'));

  // It is not disabled under the hands of somebody who is typing: that happens on leaving.
  const [inside, setInside] = useState(false);
  // What is typed before the company is known waits: for another scope, or until it is sure that none comes.
  const giveUp = useRef(() => {});
  const noCompany = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      if (!companyPending) reject(new Error('no company'));
      giveUp.current = () => reject(new Error('no company'));
      signal.addEventListener('abort', giveUp.current);
    });
  useEffect(() => {
    if (!companyPending && company === null) giveUp.current();
  }, [companyPending, company]);

  const undo = () => {
    if (!query.dropped || !dropped) return;
    query.dismiss();
    onCompanyRestore?.(query.dropped.parent);
    report(dropped, { reason: 'restore' });
  };

  if (mode === 'hidden') return null;
  return (
    <div data-slot="contact-picker" className={className}>
      <Combobox<number, Contact>
        {...field}
        {...(company === null && !companyPending && !inside && !anywhere
          ? { disabled: true, disabledReason: words.disabled }
          : {})}
        onFocus={() => setInside(company !== null || companyPending)}
        onBlur={() => setInside(false)}
        value={contact?.contactID ?? null}
        valueLabel={contact?.fullName}
        onValueChange={(_, { option, ...details }) => {
          query.dismiss();
          report(option?.data ?? null, details);
          if (company === null && option?.data) onCompanyFill?.(option.data);
        }}
        search={async ({ text, page, signal }) => {
          if (anywhere) {
            const { results, totalRecords } = await anywhere({
              searchTerm: text,
              skip: page * ANYWHERE.pageSize,
              take: ANYWHERE.pageSize,
              signal,
            });
            return { items: results.map(withCompany), total: totalRecords };
          }
          const all = company === null ? await noCompany(signal) : await contacts.of(company);
          const items = filterOptions(all.map(toOption), text);
          return {
            items,
            total: items.length,
            emptyText: all.length === 0 ? words.noneForCompany : words.noneMatching,
          };
        }}
        scope={query.scope}
        debounce={anywhere ? ANYWHERE.debounce : 0}
        minLength={anywhere ? 1 : 0}
        icon="chevron"
        checking={field.checking || query.state === 'checking'}
        warning={query.state === 'unknown' ? words.unknown : field.warning}
        messages={messages}
      />
      <div aria-live="polite">
        {dropped ? (
          <p
            data-slot="contact-picker-notice"
            className="mt-0.5 flex items-center gap-1 text-[12px] leading-4 text-muted"
          >
            <span className="min-w-0">{words.dropped(dropped.fullName)}</span>
            <Button variant="quiet" size="sm" onClick={undo}>
              {words.undo}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
