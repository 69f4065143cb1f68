/** The parts of a postal address, as far as they are known. */
export interface AddressParts {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** An address in one line: `456 Somewhere Ave, Anytown, ST 12345`. */
export function formatAddress({ address1, address2, city, state, zip }: AddressParts): string {
  const region = [state, zip].filter(Boolean).join(' ');
  return [address1, address2, city, region].filter(Boolean).join(', ');
}

/** An address as it stands on a letter, a line each: `456 Somewhere Ave`, `Anytown, ST 12345`; empty where nothing of it is known. */
export function addressLines({ address1, address2, city, state, zip }: AddressParts): string[] {
  const region = [state, zip].filter(Boolean).join(' ');
  return [address1, address2, [city, region].filter(Boolean).join(', ')].flatMap((line) => line || []);
}
