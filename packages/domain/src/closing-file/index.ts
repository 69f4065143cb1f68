export { feesOfEscrow } from './calculated-fees.ts';
export * from './close-file.ts';
export * from './closing-file.ts';
export * from './commission-fees.ts';
export * from './figure-set.ts';
export * from './procedures.ts';
export * from './what-if.ts';
