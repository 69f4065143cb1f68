export * from './compared-disclosures.ts';
export * from './disclosed-facts.ts';
export * from './disclosed-statement.ts';
export * from './our-disclosure.ts';
