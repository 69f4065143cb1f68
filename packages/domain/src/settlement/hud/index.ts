export * from './gfe-comparison.ts';
export * from './hud-1a.ts';
export { type HudForm, type HudSeries, hudForm1974, hudForm2010, hudSeries } from './hud-form.ts';
export * from './hud-line.ts';
export * from './hud-statement.ts';
export * from './loan-terms.ts';
export type { HudFeePlace } from './settlement-charges.ts';
export * from './worksheet-801.ts';
