export { licenceGaugeMessages } from './licence-gauge.messages.ts';
export { LicenceGauge, type LicenceGaugeProps } from './licence-gauge.tsx';
export { type LicenceUsage, licenceUsage } from './usage.ts';
