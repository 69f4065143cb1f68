import { CardFacts, CardHead, type CardSource, type CardTriggerProps, PopoverCard } from '../popover-card/index.ts';
import { addressCardMessages } from './address-card.messages.ts';

export interface AddressDetail {
  companyID?: number | null;
  name: string;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
}

export interface AddressCardProps extends CardSource<AddressDetail>, CardTriggerProps {
  /** Accessible name of the card. Default "Address". */
  label?: string | undefined;
  messages?: Partial<typeof addressCardMessages> | undefined;
}

/** The address of a company or contact: company ID, name, address 1 and 2, city, state, zip. */
export function AddressCard({ label, messages, ...card }: AddressCardProps) {
  const text = { ...addressCardMessages, ...messages };
  return (
    <PopoverCard
      {...card}
      label={label ?? text.label}
      content={(address) => (
        <>
          <CardHead title={address.name} />
          <CardFacts
            facts={[
              { term: text.companyID, value: address.companyID, identifier: true },
              { term: text.address1, value: address.address1 },
              { term: text.address2, value: address.address2 },
              { term: text.city, value: address.city },
              { term: text.state, value: address.state },
              { term: text.zip, value: address.zip, identifier: true },
            ]}
          />
        </>
      )}
    />
  );
}
