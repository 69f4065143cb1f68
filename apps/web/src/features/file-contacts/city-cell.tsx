import { partyDisplayName } from '@closewright/domain/parties';
import { AddressCard } from '@closewright/ui/address-card';
import type { Row } from '../../records/editor/aggregate.ts';

/** The city of a contact; the whole address on its hover card. */
export function CityCell({ row: { values } }: { row: Row }) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const city = text('city');
  if (city === null) return null;
  const name = partyDisplayName(values as never);
  return (
    <AddressCard
      label={`Address of ${name}`}
      toggleOnClick
      data={{
        companyID: typeof values.companyID === 'number' ? values.companyID : null,
        name,
        address1: text('address1'),
        address2: text('address2'),
        city,
        state: text('state'),
        zip: text('zip'),
      }}
    >
      <button
        type="button"
        aria-label={`${city}, address of ${name}`}
        className="-my-px inline-flex h-6 max-w-full items-center underline decoration-dotted underline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
      >
        <span className="truncate">{city}</span>
      </button>
    </AddressCard>
  );
}
