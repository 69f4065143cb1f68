export * from './expected-wires.contract.ts';
export * from './wire-payees.contract.ts';
export * from './wires-out.contract.ts';
