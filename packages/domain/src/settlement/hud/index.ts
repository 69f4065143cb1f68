export * from './gfe-comparison.ts';
export { comparedPart, type GfeBlocks, type GfeGroup, gfeGroups, isEstimated } from './gfe-groups.ts';
export * from './hud-1a.ts';
export * from './hud-line.ts';
export * from './hud-statement.ts';
export * from './loan-terms.ts';
export * from './worksheet-801.ts';
