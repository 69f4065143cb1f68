export * from './check-layout.record.ts';
export * from './check-printer.record.ts';
export * from './check-printing.contract.ts';
export * from './check-settings.contract.ts';
