import { type Ref, useId, useRef } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { Combobox, type ComboboxMessages } from '../combobox/index.ts';
import type { FieldProps } from '../field/use-field.ts';
import {
  type Address,
  type AddressPart,
  type AddressSuggestion,
  differingParts,
  fillAddress,
  partsOf,
} from './address.ts';
import { type AddressLookupMessages, addressLookupMessages } from './address-lookup.messages.ts';

/** Milliseconds after the last key, and characters from which on is looked up. */
export const addressLimits = { debounce: 250, minLength: 3 };

export interface AddressLookupRequest {
  searchText: string;
  /** Two letters, or '' for any. */
  state: string;
  /** One for all questions of a lookup, from the first key to the pick. Providers bill by it. */
  session: string;
  signal: AbortSignal;
}

/** Why the address changed, and for a fill or its undo the fields that differ now. */
export interface AddressChange extends ChangeDetails {
  changed: readonly AddressPart[];
}

export interface AddressLookupProps extends FieldProps {
  /** The whole address; this field shows its first line. */
  value?: Address | undefined;
  defaultValue?: Address | undefined;
  onValueChange?: ((value: Address, details: AddressChange) => void) | undefined;
  /** The caller's provider. If it fails nothing is shown: the address can always be typed. */
  lookup: (request: AddressLookupRequest) => Promise<readonly AddressSuggestion[]>;
  placeholder?: string | undefined;
  messages?: Partial<AddressLookupMessages & ComboboxMessages> | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const EMPTY: Address = { address1: '', address2: '', city: '', state: '', zip: '' };

/**
 * The first line of an address. What is typed stays as typed; a picked suggestion fills street, unit, city, state and ZIP as one step
 * that Ctrl+Z takes back.
 */
export function AddressLookup({
  value,
  defaultValue = EMPTY,
  onValueChange,
  lookup,
  messages,
  ...field
}: AddressLookupProps) {
  const words = { ...addressLookupMessages, ...messages };
  const [address, report] = useControllable<Address, AddressChange>(value, defaultValue, onValueChange);
  const id = useId();
  const session = useRef(1);
  const fills = useRef<{ past: [Address, Address][]; future: [Address, Address][] }>({ past: [], future: [] });
  const [region, say] = useAnnouncement();

  /** Takes a fill back, or again, as long as nothing else was changed since. */
  const travel = (back: boolean): boolean => {
    const { past, future } = fills.current;
    const fill = (back ? past : future).at(-1);
    if (!fill || differingParts(address, fill[back ? 1 : 0]).length > 0) return false;
    (back ? future : past).push(fill);
    (back ? past : future).pop();
    const next = { ...address, ...partsOf(fill[back ? 0 : 1]) };
    report(next, { reason: 'restore', changed: differingParts(next, address) });
    return true;
  };

  return (
    <>
      <Combobox<string, AddressSuggestion>
        label={field['aria-label'] ? undefined : words.label}
        {...field}
        text={address.address1}
        onTextChange={(address1) => report({ ...address, address1 }, { reason: 'input', changed: ['address1'] })}
        value={null}
        onValueChange={(_, { option }) => {
          if (!option?.data) return;
          const { address: next, changed } = fillAddress(address, option.data);
          fills.current.past.push([address, next]);
          fills.current.future = [];
          session.current++;
          report(next, { reason: 'pick', changed });
          say(words.filled);
        }}
        search={async ({ text, signal }) => {
          const found = await lookup({
            searchText: text,
            state: address.state,
            session: `${id}-${session.current}`,
            signal,
          });
          return { items: found.map((each) => ({ value: each.text, label: each.text, data: each })) };
        }}
        scope={address.state}
        debounce={addressLimits.debounce}
        minLength={addressLimits.minLength}
        silent
        icon="none"
        clearable={false}
        messages={messages}
        onKeyDown={(event) => {
          const key = event.key.toLowerCase();
          if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
          if (travel(key === 'z' && !event.shiftKey)) event.preventDefault();
        }}
      />
      {region}
    </>
  );
}
