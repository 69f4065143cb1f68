export * from './portfolio.contract.ts';
export * from './portfolio.records.ts';
export * from './portfolio-criteria.schema.ts';
export * from './portfolio-export.contract.ts';
export * from './portfolio-filter.contract.ts';
export * from './reassign.contract.ts';
