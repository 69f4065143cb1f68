export * from './ledger-opening.contract.ts';
