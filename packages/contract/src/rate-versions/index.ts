export * from './rate-file.schema.ts';
export * from './rate-version.record.ts';
export * from './rate-versions.contract.ts';
