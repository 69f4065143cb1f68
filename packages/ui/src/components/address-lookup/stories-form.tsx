import { useState } from 'react';
import { StoryForm } from '../../lib/story.tsx';
import { TextField } from '../text-field/index.ts';
import { type Address, AddressLookup, type AddressLookupProps } from './index.ts';

const rest = { address2: 'Address 2', city: 'City', state: 'State', zip: 'ZIP' } as const;

/** A whole address form around the lookup. */
export function AddressForm({ defaultValue, ...args }: AddressLookupProps) {
  const [address, setAddress] = useState<Address>(
    defaultValue ?? { address1: '', address2: '', city: '', state: '', zip: '' },
  );
  return (
    <StoryForm columns={2} width={480}>
      <AddressLookup
        {...args}
        value={address}
        onValueChange={(next, details) => {
          setAddress(next);
          args.onValueChange?.(next, details);
        }}
      />
      {Object.entries(rest).map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          value={address[name as keyof Address]}
          onValueChange={(text) => setAddress({ ...address, [name]: text })}
        />
      ))}
    </StoryForm>
  );
}
