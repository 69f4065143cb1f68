import type { ToldWireInstructions, WirePayee } from '@closewright/contract/wires';

/** Instructions of a payee, good since a while. */
export const exampleInstructions = (part: Partial<ToldWireInstructions> = {}): ToldWireInstructions => ({
  ...{ number: 1, beneficiary: 'Maple Street Savings', bankName: 'First National Bank', routingNumber: '021000021' },
  address: { street: '12 Main St', building: null, postcode: '77002', town: 'Houston', state: 'TX', country: 'US' },
  ...{ accountNumber: '***6789', intermediaryName: null, intermediaryRouting: null, furtherCredit: 'Loan 88-104422' },
  ...{ accountType: null, secCode: null },
  ...{ source: 'Letter', receivedOn: '2013-04-01', phoneGiven: '713-555-0100', note: null, isOwn: false },
  ...{ enteredBy: 'Ada Park', enteredAt: '2013-04-01T14:00:00Z', changed: null, stopped: null },
  callBacks: [
    {
      ...{ result: 'Confirmed', numberCalled: '713-555-0199', numberSource: 'Known from an earlier file' },
      ...{ spokeTo: 'Rosa Diaz', note: null, calledBy: 'Bob Reed', calledAt: '2013-04-02T15:00:00Z' },
    },
  ],
  goodFrom: '2013-04-03T15:00:00Z',
  state: 'good',
  ...part,
});

/** Instructions that came over good ones, by e-mail, with another account that ends alike. */
export const changedInstructions = (part: Partial<ToldWireInstructions> = {}): ToldWireInstructions =>
  exampleInstructions({
    ...{ number: 2, bankName: 'Quick Bank', routingNumber: '011401533', source: 'E-mail', receivedOn: '2013-04-10' },
    ...{ changed: ['Bank', 'Routing number', 'Account number'], callBacks: [], goodFrom: null, state: 'to verify' },
    ...{ enteredAt: '2013-04-10T16:00:00Z', phoneGiven: '900-555-0000' },
    ...part,
  });

/** A payee with these instructions, the latest first. */
export function examplePayee(instructions: readonly ToldWireInstructions[], part: Partial<WirePayee> = {}): WirePayee {
  return {
    ...{ wirePayeeID: 7, name: 'Maple Street Savings', companyID: null, inactive: false, version: 1 },
    ...{ latest: instructions[0] ?? null, instructions: [...instructions], isAlarm: false, waiting: 0 },
    ...part,
  };
}
