export * from './compared-disclosures.ts';
export type { DisclosedDifference } from './difference.ts';
export * from './disclosed-facts.ts';
export * from './disclosed-statement.ts';
export * from './disclosure-problem.ts';
export * from './our-disclosure.ts';
export * from './taken-over.ts';
