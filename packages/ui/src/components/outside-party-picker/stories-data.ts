import type { PartyRole } from './outside-party-picker.tsx';

export const roles: PartyRole[] = [
  { roleTypeId: 1, roleTypeName: 'Bank' },
  { roleTypeId: 6, roleTypeName: 'Lender' },
  { roleTypeId: 10, roleTypeName: 'Realtor' },
  { roleTypeId: 9, roleTypeName: 'Place of Closing' },
  { roleTypeId: 8, roleTypeName: 'Pest Inspection', inactive: true },
];
