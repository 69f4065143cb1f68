export * from './environment.contract.ts';
export * from './session.contract.ts';
