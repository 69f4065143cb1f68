import { useState } from 'react';
import type { AddressPart } from './address.ts';
import { addressLookupMessages } from './address-lookup.messages.ts';
import type { AddressChange } from './address-lookup.tsx';

const NONE: ReadonlySet<AddressPart> = new Set();

/**
 * Marks the fields that a suggestion has changed until they are edited. Give `note` every change of the lookup, `edited` every change
 * of another field, and each field its `highlight`.
 */
export function useFilledAddress(words: string = addressLookupMessages.differs) {
  const [parts, setParts] = useState(NONE);
  const edited = (...names: readonly AddressPart[]) =>
    setParts((before) => new Set([...before].filter((part) => !names.includes(part))));
  return {
    note: ({ reason, changed }: AddressChange) => {
      if (reason !== 'pick' && reason !== 'restore') return edited(...changed);
      // Taken back, the fields are as they were typed; taken back again, filled.
      setParts((before) =>
        reason === 'restore' && changed.some((part) => before.has(part)) ? NONE : new Set(changed),
      );
    },
    edited,
    highlight: (part: AddressPart) => (parts.has(part) ? words : undefined),
  };
}
