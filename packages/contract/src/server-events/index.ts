export * from './server-events.contract.ts';
