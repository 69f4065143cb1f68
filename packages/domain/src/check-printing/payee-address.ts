import { type AddressParts, addressLines } from '../formats/index.ts';
import { type NamedParty, nameKey, ownName, RoleType } from '../parties/index.ts';

/** A contact of a file, with where it gets its mail. */
export interface MailedParty extends NamedParty {
  readonly address: AddressParts;
  /** Where it lives after the closing. */
  readonly forwarding: AddressParts;
  /** Where its company takes payments; null where that is not known. */
  readonly payments: AddressParts | null;
}

/** The contacts that a party of a statement stands for, by the key of its lines; the others are known by their name. */
const rolesOf: Readonly<Record<string, RoleType>> = { buyer: RoleType.Buyer, seller: RoleType.Seller };

/**
 * Where who is paid gets mail; null where no contact of the file has an address for it. A company has its check where it takes payments, a seller where it
 * lives after the closing.
 */
export function payeePlace(
  { payee, party }: { readonly payee: string; readonly party: string | null },
  contacts: readonly MailedParty[],
): AddressParts | null {
  const role = party === null ? undefined : rolesOf[party];
  return (
    contacts
      .filter((contact) =>
        role === undefined ? nameKey(ownName(contact) ?? '') === nameKey(payee) : contact.roleTypeID === role,
      )
      .map(mailPlace)
      .find((place) => place !== null) ?? null
  );
}

/** Name and address of who is paid, as they stand in the window of an envelope; empty where no contact of the file has an address for it. */
export function payeeAddress(
  paid: { readonly payee: string; readonly party: string | null },
  contacts: readonly MailedParty[],
): readonly string[] {
  const place = payeePlace(paid, contacts);
  return place === null ? [] : [paid.payee, ...addressLines(place)];
}

function mailPlace({ roleTypeID, payments, forwarding, address }: MailedParty): AddressParts | null {
  const places = [payments, roleTypeID === RoleType.Seller ? forwarding : null, address];
  return places.find((place) => place !== null && addressLines(place).length > 0) ?? null;
}
