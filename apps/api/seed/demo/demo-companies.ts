import { RoleType } from '@closewright/domain/parties';

interface SeedCompany {
  readonly name: string;
  readonly friendlyName?: string;
  readonly roles: readonly number[];
  /** Number of the region; left out for all. */
  readonly regionID?: number;
  readonly phone?: string;
  readonly email?: string;
  readonly address1?: string;
  readonly city?: string;
  readonly zip?: string;
  readonly licenceNumber?: string;
  readonly nmlsID?: string;
  readonly isPlaceOfClosing?: boolean;
  readonly isSettlementAgent?: boolean;
  readonly doNotDoBusinessReason?: string;
  readonly contacts: readonly SeedContact[];
}

interface SeedContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly title?: string;
  readonly licenceNumber?: string;
  readonly nmlsID?: string;
}

const contact = (name: string, at: string, line: string, more: Partial<SeedContact> = {}): SeedContact => ({
  name,
  phone: `555-010-${line}`,
  email: `${name.toLowerCase().replace(' ', '.')}@${at}.example`,
  ...more,
});

/** The directory of the first demo tenant: the companies of its demo file (those of the sample's page 5), and a few beside them. */
export const demoCompanies: readonly SeedCompany[] = [
  {
    name: 'Ficus Bank',
    roles: [RoleType.Lender],
    phone: '123-456-7890',
    email: 'closing@ficusbank.example',
    address1: '4321 Random Blvd.',
    zip: '12340',
    nmlsID: '222222',
    contacts: [contact('Joe Smith', 'ficusbank', '4001', { title: 'Loan officer', nmlsID: '12345' })],
  },
  {
    name: 'Omega Real Estate Broker Inc.',
    friendlyName: 'Omega',
    roles: [RoleType.Realtor],
    phone: '123-555-1717',
    email: 'office@omegare.example',
    address1: '789 Local Lane',
    city: 'Sometown',
    zip: '12345',
    licenceNumber: 'Z765416',
    contacts: [contact('Samuel Green', 'omegare', '4002', { title: 'Agent', licenceNumber: 'P16415' })],
  },
  {
    name: 'Alpha Real Estate Broker Co.',
    friendlyName: 'Alpha',
    roles: [RoleType.Realtor],
    phone: '321-555-7171',
    email: 'office@alphare.example',
    address1: '987 Suburb Ct.',
    city: 'Someplace',
    zip: '12340',
    licenceNumber: 'Z61456',
    contacts: [contact('Joseph Cain', 'alphare', '4003', { title: 'Agent', licenceNumber: 'P51461' })],
  },
  { name: 'Pests Co.', roles: [RoleType.PestInspection], phone: '555-010-5004', contacts: [] },
  { name: 'Surveys Co.', roles: [RoleType.Surveyor], phone: '555-010-5005', contacts: [] },
  { name: 'Engineers Inc.', roles: [RoleType.HomeInspection], phone: '555-010-5006', contacts: [] },
  {
    name: 'Sunset Ridge Association',
    friendlyName: 'HOA Inc.',
    roles: [],
    phone: '555-010-5007',
    email: 'office@sunsetridge.example',
    contacts: [contact('Dana Field', 'sunsetridge', '4007'), contact('Lee Marsh', 'sunsetridge', '4008')],
  },
  {
    name: 'Lakeshore Management LLC',
    roles: [],
    regionID: 2,
    phone: '555-010-5008',
    contacts: [contact('Ann Reed', 'lakeshore', '4009')],
  },
  {
    name: 'Epsilon Title Co.',
    friendlyName: 'Epsilon',
    roles: [RoleType.TitleCompany],
    isPlaceOfClosing: true,
    isSettlementAgent: true,
    phone: '987-555-4321',
    email: 'office@epsilontitle.example',
    address1: '123 Commerce Pl.',
    zip: '12344',
    licenceNumber: 'Z61616',
    contacts: [contact('Sarah Arnold', 'epsilontitle', '4010', { title: 'Settlement agent', licenceNumber: 'PT1234' })],
  },
  {
    name: 'Ficus Bank Mortgage',
    roles: [RoleType.Lender, RoleType.MortgageBroker],
    phone: '555-010-5010',
    city: 'Anytown',
    contacts: [contact('Kim Lane', 'ficusmortgage', '4011')],
  },
  {
    name: 'Quickpay Settlement Services',
    roles: [RoleType.Notary],
    phone: '555-010-5011',
    doNotDoBusinessReason: 'Signing packages came back incomplete three times',
    contacts: [],
  },
];

/** The number a company of the directory gets: they are stored in this order, from 1. */
export function demoCompanyID(name: string): number | null {
  const index = demoCompanies.findIndex((company) => company.name === name);
  return index < 0 ? null : index + 1;
}
