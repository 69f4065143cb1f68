/** Which address of a buyer or seller a property's address is copied to (building-blocks.md §3). */
export const AddressCopyType = { Primary: 0, Forwarding: 1 } as const;

export type AddressCopyType = (typeof AddressCopyType)[keyof typeof AddressCopyType];

/** The address of a property, as far as a buyer or seller can have it. */
export interface CopiedAddress {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** The fields of a buyer or seller that a property's address is written to. An empty part empties the field: half an old
 *  address must not stay behind. */
export function copiedAddress(property: CopiedAddress, type: AddressCopyType): Readonly<Record<string, string | null>> {
  const { address1, address2, city, state, zip } = property;
  return type === AddressCopyType.Primary
    ? { address1, address2, city, state, zip }
    : {
        forwardingAddress1: address1,
        forwardingAddress2: address2,
        forwardingCity: city,
        forwardingState: state,
        forwardingZip: zip,
      };
}
