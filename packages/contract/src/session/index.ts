export * from './environment.contract.ts';
export * from './route-access.contract.ts';
export * from './session.contract.ts';
