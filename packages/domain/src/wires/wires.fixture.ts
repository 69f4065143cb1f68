import type { CallBack, WireDestination, WireFacts, WireFileContent, WireFileItem, WirePerson } from './index.ts';

/** Where money is sent, and what of it the test is about. */
export const destination = (more: Partial<WireDestination> = {}): WireDestination => ({
  beneficiary: 'Harbor Point Realty LLC',
  address: { street: 'Pike Street', building: '1501', postcode: '98101', town: 'Seattle', state: 'WA', country: 'US' },
  bankName: 'Sample Bank of Puget Sound',
  routingNumber: '125000024',
  accountNumber: '0071-3300 12',
  intermediaryName: null,
  intermediaryRouting: null,
  furtherCredit: null,
  ...more,
});

/** A wire of a file. */
export const fileItem = (more: Partial<WireFileItem> = {}): WireFileItem => ({
  reference: 'W3S12N480',
  uetr: '8a562c67-ca16-48ba-b074-65581be6f011',
  amount: 41_200_001,
  destination: destination(),
  remittance: 'File 12-3390',
  ...more,
});

/** A file of one wire. */
export const wireFile = (more: Partial<WireFileContent> = {}): WireFileContent => ({
  messageID: 'CW-3-7',
  createdAt: '2026-11-30T15:04:05.678Z',
  requestedOn: '2026-11-30',
  debtor: {
    name: 'Closewright Demo Escrow',
    accountNumber: '0044107788',
    routingNumber: '125000574',
    bankName: 'Sample Trust Bank',
    address: null,
  },
  wires: [fileItem()],
  ...more,
});

/** A call that confirmed. */
export const confirmed: CallBack = {
  result: 'Confirmed',
  numberCalled: '(206) 555-0142',
  numberSource: 'State licence register',
  spokeTo: 'Jane Roe',
  note: null,
  calledBy: 'Carla Caller',
  calledAt: '2026-11-27T17:00:00Z',
};

/** A person whose key is the name in small letters. */
export const person = (name: string): WirePerson => ({ key: name.toLowerCase(), name });

/** A wire that may leave: Ana asked for it, Pia posted it, Nora named its payee, Ed entered the instructions, Rita released it. */
export const wireFacts = (more: Partial<WireFacts> = {}): WireFacts => ({
  means: 'wire',
  instructions: {
    number: 2,
    accountType: null,
    secCode: null,
    goodFrom: '2026-11-28T17:00:00Z',
    callBacks: [confirmed],
    stopped: null,
  },
  latestNumber: 2,
  state: 'good',
  screening: 'none',
  payee: 'Harbor Point Realty LLC',
  goesTo: { name: 'Harbor Point', beneficiary: 'Harbor Point Realty LLC' },
  postedBy: person('Pia'),
  askedBy: person('Ana'),
  voidAskedBy: null,
  namedBy: person('Nora'),
  enteredBy: person('Ed'),
  releasedBy: [person('Rita')],
  by: null,
  needsTwo: false,
  date: '2026-11-30',
  today: '2026-11-30',
  zone: 'America/Los_Angeles',
  ...more,
});
