import { useState } from 'react';
import { StoryForm } from '../../lib/story.tsx';
import { TextField } from '../text-field/index.ts';
import { type Address, AddressLookup, type AddressLookupProps, useFilledAddress } from './index.ts';

const rest = { address2: 'Address 2', city: 'City', state: 'State', zip: 'ZIP', county: 'County' } as const;

/** A whole address form around the lookup. */
export function AddressForm({ defaultValue, ...args }: AddressLookupProps) {
  const [address, setAddress] = useState<Address>(
    defaultValue ?? { address1: '', address2: '', city: '', state: '', zip: '' },
  );
  const filled = useFilledAddress();
  return (
    <StoryForm columns={2} width={480}>
      <AddressLookup
        {...args}
        highlight={filled.highlight('address1')}
        value={address}
        onValueChange={(next, details) => {
          setAddress(next);
          filled.note(details);
          args.onValueChange?.(next, details);
        }}
      />
      {Object.entries(rest).map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          value={address[name as keyof Address] ?? ''}
          highlight={filled.highlight(name as keyof Address)}
          onValueChange={(text) => {
            setAddress({ ...address, [name]: text });
            filled.edited(name as keyof Address);
          }}
        />
      ))}
    </StoryForm>
  );
}
