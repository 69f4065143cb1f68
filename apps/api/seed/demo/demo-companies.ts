import { RoleType } from '@closewright/domain/parties';

interface SeedCompany {
  readonly name: string;
  readonly friendlyName?: string;
  readonly roles: readonly number[];
  /** Number of the region; left out for all. */
  readonly regionID?: number;
  readonly contacts: readonly { readonly name: string; readonly phone: string; readonly email: string }[];
}

const contact = (name: string, at: string, line: string) => ({
  name,
  phone: `555-010-${line}`,
  email: `${name.toLowerCase().replace(' ', '.')}@${at}.example`,
});

/** The directory of the first demo tenant: the companies of its demo file, and a few beside them. */
export const demoCompanies: readonly SeedCompany[] = [
  { name: 'Ficus Bank', roles: [RoleType.Lender], contacts: [contact('Joe Smith', 'ficusbank', '4001')] },
  {
    name: 'Omega Real Estate Broker Inc.',
    friendlyName: 'Omega',
    roles: [RoleType.Realtor],
    contacts: [contact('Samuel Green', 'omegare', '4002')],
  },
  {
    name: 'Alpha Real Estate Broker Co.',
    friendlyName: 'Alpha',
    roles: [RoleType.Realtor],
    contacts: [contact('Joseph Cain', 'alphare', '4003')],
  },
  { name: 'Pests Co.', roles: [RoleType.PestInspection], contacts: [] },
  { name: 'Surveys Co.', roles: [RoleType.Surveyor], contacts: [] },
  { name: 'Engineers Inc.', roles: [RoleType.HomeInspection], contacts: [] },
  {
    name: 'Sunset Ridge Association',
    friendlyName: 'HOA Inc.',
    roles: [],
    contacts: [contact('Dana Field', 'sunsetridge', '4007'), contact('Lee Marsh', 'sunsetridge', '4008')],
  },
  { name: 'Lakeshore Management LLC', roles: [], regionID: 2, contacts: [contact('Ann Reed', 'lakeshore', '4009')] },
];
