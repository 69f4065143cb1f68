import { CircleAlert, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { toasts } from '../../services/toasts/index.ts';
import { Button } from '../button/index.ts';
import type { ComboboxHandle } from '../combobox/index.ts';
import { type Company, CompanyPicker, type CompanyPickerProps } from '../company-picker/index.ts';
import {
  type Contact,
  ContactPicker,
  type ContactSearchRequest,
  type LoadContacts,
  type SearchContacts,
} from '../contact-picker/index.ts';
import { fieldMessageVariants } from '../field/field.variants.ts';
import { SelectField } from '../select-field/index.ts';
import { type OutsidePartyPickerMessages, outsidePartyPickerMessages } from './outside-party-picker.messages.ts';

/** A role an outside party may have: 1 bank, 6 lender, 10 realtor… */
export interface PartyRole {
  roleTypeId: number;
  roleTypeName: string;
  inactive?: boolean | undefined;
}

/** A party to be added. */
export interface OutsideParty {
  roleTypeId: number;
  roleTypeName: string;
  company: Company;
  contact: Contact | null;
}

export interface OutsidePartyPickerProps
  extends Pick<
    CompanyPickerProps,
    'pinned' | 'recent' | 'allowOneTimeUse' | 'onOneTimeUse' | 'onOpenRecord' | 'renderCard'
  > {
  /** Offered, in order. */
  roles: readonly PartyRole[];
  /** Role at the start. */
  defaultRole?: number | undefined;
  searchCompanies: CompanyPickerProps['search'];
  loadContacts: LoadContacts;
  /** Finds contacts of all companies with the role, so that the person may be picked first: the company follows. */
  findContacts?:
    | ((request: ContactSearchRequest & { roleTypeIDs: readonly number[] }) => ReturnType<SearchContacts>)
    | undefined;
  /** Adds the party to the file. It may reject: a toast says so, and what was entered stays. */
  onAdd: (party: OutsideParty) => Promise<void>;
  /** Why nothing can be added here. */
  disabledReason?: string | undefined;
  messages?: Partial<OutsidePartyPickerMessages> | undefined;
}

/** Role, company and contact of a party, added as one. The companies are those of the role. */
export function OutsidePartyPicker({
  roles,
  defaultRole,
  searchCompanies,
  loadContacts,
  findContacts,
  onAdd,
  disabledReason,
  messages,
  ...companyProps
}: OutsidePartyPickerProps): ReactNode {
  const words = { ...outsidePartyPickerMessages, ...messages };
  const [role, setRole] = useState<number | null>(defaultRole ?? null);
  const [company, setCompany] = useState<Company | null>(null);
  const [contact, setContact] = useState<Contact | null>(null);
  const [pending, setPending] = useState(false);
  const [state, setState] = useState<'idle' | 'wrong' | 'adding' | 'failed'>('idle');
  const [region, say] = useAnnouncement();
  const box = useRef<HTMLFieldSetElement>(null);
  const companyField = useRef<ComboboxHandle>(null);
  const contactField = useRef<ComboboxHandle>(null);
  // What a queued commit has brought by the time it is awaited.
  const now = useRef({ company, contact });
  now.current = { company, contact };
  const isAdding = useRef(false);
  /** Typed or picked while a party is being added: it is for the next one, and stays. */
  const ahead = useRef({ role: false, party: false });
  const off = disabledReason === undefined ? {} : { disabled: true, disabledReason };
  const wrong = state === 'wrong';
  const roleTypeIDs = role === null ? [] : [role];

  /** What was said of the party before is said no more; while one is being added, what is done is for the next. */
  const change = (part: 'role' | 'party') => {
    if (isAdding.current) ahead.current[part] = true;
    else setState('idle');
  };
  const add = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    try {
      await addParty();
    } finally {
      isAdding.current = false;
    }
  };
  const addParty = async () => {
    const settled = await Promise.all([companyField.current?.settle(), contactField.current?.settle()]);
    const chosen = roles.find((each) => each.roleTypeId === role);
    const party = now.current;
    if (settled.includes(false) || !chosen || !party.company) {
      setState('wrong');
      if (chosen) companyField.current?.focus();
      else box.current?.querySelector('button')?.focus();
      return;
    }
    setState('adding');
    ahead.current = { role: false, party: false };
    const { roleTypeId, roleTypeName } = chosen;
    try {
      await onAdd({ roleTypeId, roleTypeName, company: party.company, contact: party.contact });
    } catch {
      setState('failed');
      toasts.error(words.failed);
      return;
    }
    setState('idle');
    say(words.added(party.company.companyName, roleTypeName));
    const { role: roleAhead, party: partyAhead } = ahead.current;
    if (partyAhead) return;
    setCompany(null);
    setContact(null);
    // The next party: its role is what it begins with, and stays unless another is typed.
    if (!roleAhead) box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };

  return (
    <fieldset
      ref={box}
      data-slot="outside-party-picker"
      data-state={state}
      className="min-w-0"
      onInput={({ currentTarget, target }) => {
        // Also a text that is no value yet; what is typed to seek a role, in its list elsewhere on the page, is no party.
        if (isAdding.current && currentTarget.contains(target as Node)) change('party');
      }}
      onKeyDown={(event) => {
        const { target } = event;
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
        if (event.key !== 'Enter' || !isPlain || event.defaultPrevented || !(target instanceof HTMLInputElement))
          return;
        // What is open or typed has its own Enter first.
        if (target.closest('[data-slot=contact-picker]') === null || target.ariaExpanded === 'true') return;
        event.preventDefault();
        void add();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)_auto] items-start gap-x-field-x">
        <SelectField<number>
          label={words.role}
          required
          options={roles.map((each) => ({
            value: each.roleTypeId,
            label: each.roleTypeName,
            inactive: each.inactive,
          }))}
          value={role}
          onValueChange={(next) => {
            setRole(next);
            change('role');
          }}
          error={wrong && role === null ? words.noRole : undefined}
          {...off}
        />
        <CompanyPicker
          {...companyProps}
          label={words.company}
          required
          handle={companyField}
          search={searchCompanies}
          roleTypeIDs={roleTypeIDs}
          value={company}
          onPendingChange={setPending}
          onValueChange={(next) => {
            now.current.company = next;
            setCompany(next);
            change('party');
          }}
          error={wrong && company === null ? words.noCompany : undefined}
          {...off}
        />
        <ContactPicker
          label={words.contact}
          handle={contactField}
          companyID={company?.companyID ?? null}
          companyPending={pending}
          value={contact}
          onValueChange={(next, { only }) => {
            now.current.contact = next;
            setContact(next);
            if (isAdding.current) change('party');
            // The last field, and nothing to choose: Enter meant the party. A person picked first still waits for the company.
            if (only && now.current.company) queueMicrotask(() => void add());
          }}
          load={loadContacts}
          findAnywhere={findContacts && ((request) => findContacts({ ...request, roleTypeIDs }))}
          onCompanyFill={({ companyID, companyName }) => {
            const next = { companyID, companyName: companyName ?? '' };
            now.current.company = next;
            setCompany(next);
            change('party');
          }}
          {...off}
        />
        <Button icon={Plus} busy={state === 'adding'} className="mt-[17px]" onClick={() => void add()} {...off}>
          {words.add}
        </Button>
      </div>
      {state === 'failed' ? (
        <p className={fieldMessageVariants({ tone: 'danger' })}>
          <CircleAlert aria-hidden className="mt-0.5 size-3 flex-none" strokeWidth={2} />
          {words.failed}
        </p>
      ) : null}
      {region}
    </fieldset>
  );
}
