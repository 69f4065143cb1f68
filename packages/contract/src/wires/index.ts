export * from './ach-returns.contract.ts';
export * from './expected-wires.contract.ts';
export * from './wire-payees.contract.ts';
export * from './wires-out.contract.ts';
